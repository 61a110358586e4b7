import type { OwnRequest } from '@fonendo/contract/document-requests.schema';
import { awaitedDocumentRequestStatuses } from '@fonendo/domain/document-requests/document-request.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { DoctorRequestRow } from './doctor-request-row.tsx';
import classes from './document-requests.module.css';
import { ownRequestsQuery } from './document-requests.queries.ts';

/** Requested documents: why, until when, and where to upload. Empty if nothing was requested. */
export function DoctorRequests({ candidacyId }: { candidacyId: string }) {
  const { t } = useTranslation('documentRequests');
  const query = useQuery(ownRequestsQuery(candidacyId));
  const { data } = query;
  if (data?.items.length === 0) return null;
  return (
    <Section title={t('doctor.heading')} aside={data && <Standing items={data.items} />}>
      <AnswerFrame query={query} outline="rows" rows={2} failed={t('failed')} failedHelp={t('failedHelp')}>
        {(data) => (
          <div className={classes.container}>
            <Card as="ul" padding="rows" label={t('doctor.heading')}>
              {data.items.toSorted(byTurn).map((request) => (
                <DoctorRequestRow key={request.id} candidacyId={candidacyId} request={request} />
              ))}
            </Card>
          </div>
        )}
      </AnswerFrame>
    </Section>
  );
}

const isAwaited = ({ status, can }: OwnRequest) =>
  can.upload && awaitedDocumentRequestStatuses.some((awaited) => awaited === status);

/** What the doctor has to do first, by due date; the rest in the order of the requests. */
function byTurn(one: OwnRequest, other: OwnRequest): number {
  if (isAwaited(one) !== isAwaited(other)) return isAwaited(one) ? -1 : 1;
  return isAwaited(one) ? one.dueOn.localeCompare(other.dueOn) : 0;
}

function Standing({ items }: { items: readonly OwnRequest[] }) {
  const { t } = useTranslation('documentRequests');
  const waiting = items.filter(isAwaited).length;
  return waiting > 0 ? t('doctor.waiting', { count: waiting }) : t('doctor.complete');
}
