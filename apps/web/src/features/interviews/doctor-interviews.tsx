import type { Interview } from '@fonendo/contract/interviews.schema';
import { liveInterviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { DoctorInterview } from './doctor-interview.tsx';
import { EarlierInterviews } from './earlier-interviews.tsx';
import { ownZone } from './interview-times.ts';
import { ownInterviewsQuery } from './interviews.queries.ts';

/** A doctor's interviews in one candidacy; empty if none was proposed. */
export function DoctorInterviews({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('interviews');
  const query = useQuery(ownInterviewsQuery(candidacyId));
  return (
    <AnswerFrame query={query} outline="rows" rows={2} failed={t('failed')} failedHelp={t('failedHelp')}>
      {({ items }) => <Interviews items={items} />}
    </AnswerFrame>
  );
}

function Interviews({ items }: { items: readonly Interview[] }) {
  const { t } = useTranslation('interviews');
  const shown = items.find(isLive) ?? items[0];
  if (!shown) return null;
  return (
    <div>
      <DoctorInterview key={shown.id} interview={shown} />
      <EarlierInterviews
        interviews={items.filter((interview) => interview !== shown)}
        zone={ownZone()}
        title={t('doctor.earlier')}
      />
    </div>
  );
}

const isLive = ({ status }: Interview) => liveInterviewStatuses.some((live) => live === status);
