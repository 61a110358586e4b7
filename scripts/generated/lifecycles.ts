import {
  candidacyEvents,
  candidacyStatuses,
  decideCandidacy,
} from '../../packages/domain/src/candidacies/candidacy.lifecycle.ts';
import {
  decideDocumentRequest,
  documentRequestEvents,
  documentRequestStatuses,
} from '../../packages/domain/src/document-requests/document-request.lifecycle.ts';
import {
  decideHospitalApproval,
  hospitalApprovalEvents,
  hospitalApprovalStatuses,
} from '../../packages/domain/src/hospitals/approval.lifecycle.ts';
import {
  decideInterview,
  interviewEvents,
  interviewStatuses,
} from '../../packages/domain/src/interviews/interview.lifecycle.ts';
import { decideOffer, offerEvents, offerStages } from '../../packages/domain/src/offers/offer.lifecycle.ts';
import { decidePayment, paymentEvents, paymentStatuses } from '../../packages/domain/src/payments/payment.lifecycle.ts';
import {
  decidePetition,
  petitionEvents,
  petitionStatuses,
} from '../../packages/domain/src/petitions/petition.lifecycle.ts';

/** One way from a status to another: by whom, null where nobody but a gateway is involved, and by what. */
export type Arrow = { from: string; to: string; event: string; by: string | null };

type Decision = { to: string } | { refused: string };

/** Asks a lifecycle's own decision about every cell, with everything else in order, and lists where it leads. */
function everyArrow<Status extends string | null, Event extends string, Side extends string>(
  statuses: readonly Status[],
  events: readonly Event[],
  sides: readonly Side[],
  decide: (status: Status, event: Event, by: Side) => readonly Decision[],
): Arrow[] {
  return statuses.flatMap((status) =>
    events.flatMap((event) =>
      sides.flatMap((by) =>
        decide(status, event, by).flatMap((decision) =>
          'to' in decision ? [{ from: status ?? 'draft', to: decision.to, event, by }] : [],
        ),
      ),
    ),
  );
}

const now = new Date('2026-01-01T12:00:00Z');
const anHourAgo = new Date('2026-01-01T11:00:00Z');
const inAnHour = new Date('2026-01-01T13:00:00Z');

const petitionRequirementsMet = {
  ownRoad: true,
  dataComplete: true,
  documentsUploaded: true,
  documentsApproved: true,
  cvReviewed: true,
  paid: true,
};

function paymentArrows(): Arrow[] {
  return paymentStatuses.flatMap((status) =>
    paymentEvents.flatMap((event) =>
      [true, false].flatMap((grantable) => {
        const to = decidePayment({ status, grantable }, event);
        return to === null ? [] : [{ from: status, to, event, by: null }];
      }),
    ),
  );
}

const lifecycles: Record<string, Arrow[]> = {
  Petition: everyArrow(
    [null, ...petitionStatuses],
    petitionEvents,
    ['doctor', 'administrator'],
    (status, event, by) => [decidePetition({ status, ...petitionRequirementsMet }, event, by)],
  ),
  Offer: everyArrow(offerStages, offerEvents, ['hospital', 'administrator'], (stage, event, by) => [
    decideOffer({ stage, complete: true, withoutCandidacies: true }, event, by),
  ]),
  Candidacy: everyArrow(candidacyStatuses, candidacyEvents, ['doctor', 'hospital'], (status, event, by) => [
    decideCandidacy({ status, step: null }, event, by),
    decideCandidacy({ status, step: 0 }, event, by),
  ]),
  'Document request': everyArrow(
    documentRequestStatuses,
    documentRequestEvents,
    ['doctor', 'hospital'],
    (status, event, by) => [decideDocumentRequest({ status, candidacy: 'inProcess', fromStaff: false }, event, by)],
  ),
  Interview: everyArrow(interviewStatuses, interviewEvents, ['doctor', 'hospital'], (status, event, by) => [
    decideInterview({ status, startsAt: inAnHour, candidacyOpen: true }, event, by, now),
    decideInterview({ status, startsAt: anHourAgo, candidacyOpen: true }, event, by, now),
  ]),
  'Approval of a hospital': everyArrow(
    hospitalApprovalStatuses,
    hospitalApprovalEvents,
    ['hospital', 'administrator'],
    (status, event, by) => [decideHospitalApproval(status, event, by)],
  ),
  Payment: paymentArrows(),
};

export function lifecycleDiagrams(): string {
  return [
    '# Lifecycles',
    '',
    'Made by `npm run generate`, which asks the decisions in `packages/domain` about every status, event and side. What',
    'else has to be true (documents approved, a date that has come) is taken as given. An event that leaves the status as',
    'it is stands below its diagram.',
    '',
    ...Object.entries(lifecycles).flatMap(([name, arrows]) => [`## ${name}`, '', ...stateDiagram(arrows), '']),
  ].join('\n');
}

/** The arrows as a Mermaid diagram, those between the same two statuses as one. */
export function stateDiagram(arrows: readonly Arrow[]): string[] {
  const ways = (chosen: readonly Arrow[], keyOf: (arrow: Arrow) => string) =>
    Object.entries(Object.groupBy(chosen, keyOf)).map(([key, alike = []]) => [key, labelOf(alike)] as const);
  const moving = arrows.filter(({ from, to }) => from !== to);
  const staying = arrows.filter(({ from, to }) => from === to);
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...ways(moving, ({ from, to }) => `${from} --> ${to}`).map(([way, label]) => `  ${way} : ${label}`),
    '```',
    ...(staying.length > 0 ? [''] : []),
    ...ways(staying, ({ from }) => from).map(([status, label]) => `- \`${status}\` stays: ${label}`),
  ];
}

/** "edit (hospital), close (hospital, administrator)". */
const labelOf = (arrows: readonly Arrow[]): string =>
  Object.entries(Object.groupBy(arrows, ({ event }) => event))
    .map(([event, alike = []]) => {
      const sides = [...new Set(alike.flatMap(({ by }) => by ?? []))];
      return sides.length > 0 ? `${event} (${sides.join(', ')})` : event;
    })
    .join(', ');
