import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { useFollowedPetition } from './follow.ts';
import { DoctorPetitionView } from './petition-view.tsx';

/** A petition by its id; the route's loader answers 404 for petitions of others. */
export function DoctorPetition({ id, view }: { id: string; view?: 'conversation' | undefined }) {
  const { t } = useTranslation('homologations');
  const query = useFollowedPetition(id);
  return (
    <>
      {!query.data && <PageHeader title={t('title')} />}
      <AnswerFrame query={query} outline="rows" rows={5} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(petition) => <DoctorPetitionView petition={petition} view={view} />}
      </AnswerFrame>
    </>
  );
}
