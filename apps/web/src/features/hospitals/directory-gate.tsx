import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
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
  const loading = <LoadingState of="rows" />;
  const framed = (content: ReactNode) => (
    <div data-density="workplace">
      <PageHeader title={t('heading')} />
      {content}
    </div>
  );
  // The code of the list may still be on its way: the heading that is shown already stays.
  if (own?.can.findDoctors) return <Suspense fallback={framed(loading)}>{children}</Suspense>;
  return framed(
    <>
      {own && <DirectoryClosed own={own} />}
      {!own && !isError && loading}
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
    </>,
  );
}
