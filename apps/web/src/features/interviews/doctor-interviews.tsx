import type { Interview } from '@fonendo/contract/interviews.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { DoctorInterview } from './doctor-interview.tsx';
import { EarlierInterviews } from './earlier-interviews.tsx';
import { ownZone } from './interview-times.ts';
import { ownInterviewsQuery } from './interviews.queries.ts';

/** A doctor's interviews in one candidacy; nothing at all where nobody proposed any. */
export function DoctorInterviews({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('interviews');
  const { data, isError, isFetching, refetch } = useQuery(ownInterviewsQuery(candidacyId));
  if (!data && !isError) return <LoadingState of="rows" rows={2} />;
  if (!data) {
    return (
      <Card>
        <ErrorState
          title={t('failed')}
          description={t('failedHelp')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const shown = data.items.find(isLive) ?? data.items[0];
  if (!shown) return null;
  return (
    <div>
      <DoctorInterview key={shown.id} interview={shown} />
      <EarlierInterviews
        interviews={data.items.filter((interview) => interview !== shown)}
        zone={ownZone()}
        title={t('doctor.earlier')}
      />
    </div>
  );
}

const isLive = ({ status }: Interview) => liveInterviewStatuses.some((live) => live === status);
