import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { DirectoryClosed } from './directory-closed.tsx';
import { ownHospitalQuery } from './hospitals.queries.ts';

/** The doctors' directory for approved hospitals; for others, why it is closed. */
export function DirectoryGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('directory');
  // Fetched at each visit: an administrator may have approved the hospital meanwhile.
  const query = useQuery({ ...ownHospitalQuery, staleTime: 0 });
  const framed = (content: ReactNode) => (
    <div data-density="workplace">
      <PageHeader title={t('heading')} />
      {content}
    </div>
  );
  // The code of the list may still be loading: the heading stays visible.
  if (query.data?.can.findDoctors) {
    return <Suspense fallback={framed(<LoadingState of="rows" />)}>{children}</Suspense>;
  }
  return framed(
    <AnswerFrame query={query} outline="rows" failed={t('closed.failed')} failedHelp={t('closed.failedHelp')}>
      {(own) => <DirectoryClosed own={own} />}
    </AnswerFrame>,
  );
}
