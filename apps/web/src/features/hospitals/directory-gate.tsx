import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DirectoryClosed } from './directory-closed.tsx';
import { ownHospitalQuery } from './hospitals.queries.ts';

/** The doctors' directory for those whose hospital is approved; for the others why it is closed. */
export function DirectoryGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('directory');
  // Asked anew at each visit: an administrator may have approved the hospital meanwhile.
  const { data: own, isError, isFetching, refetch } = useQuery({ ...ownHospitalQuery, staleTime: 0 });
  if (own?.can.findDoctors) return children;
  return (
    <div data-density="workplace">
      <PageHeader title={t('heading')} />
      {own && <DirectoryClosed own={own} />}
      {!own && !isError && <LoadingState of="rows" />}
      {!own && isError && (
        <Card>
          <ErrorState
            title={t('closed.failed')}
            description={t('closed.failedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
    </div>
  );
}
