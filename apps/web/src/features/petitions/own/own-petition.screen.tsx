import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { useFollowedPetition } from './follow.ts';
import { DoctorPetitionView } from './petition-view.tsx';

/** A petition by its id; whose petition does not exist for this doctor never gets here (route loader, 404). */
export function DoctorPetition({ id }: { id: string }) {
  const { t } = useTranslation('homologations');
  const { data: petition, isError, isFetching, refetch } = useFollowedPetition(id);
  if (petition) return <DoctorPetitionView petition={petition} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {isError ? (
        <Card>
          <ErrorState
            title={t('failed')}
            description={t('failedHelp')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      ) : (
        <LoadingState of="rows" rows={5} />
      )}
    </>
  );
}
