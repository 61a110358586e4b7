import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import type { PetitionEntryKind } from '@fonendo/domain/petitions/petition';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { DemoRows } from '../demo.repository.ts';
import type { DemoDoctor } from '../doctors.ts';
import { demoAdministratorId } from '../staff.ts';
import {
  askedBefore,
  demoAnswerBy,
  demoExtensionDays,
  demoHearing,
  demoRequirement,
  demoResolutionComments,
} from './texts.ts';

type Entry = Omit<DemoRows['petitionEntries'][number], 'id' | 'petitionId' | 'petitionCreatedAt'>;

const outcomes = {
  granted: 'granted',
  conditional: 'grantedConditionally',
  denied: 'denied',
  inadmitted: 'inadmitted',
  withdrawn: 'withdrawn',
} as const;

/** What happened to a petition, oldest first. */
export function demoHistory(
  { plan, doctor, serial }: DemoDoctor,
  papers: DemoRows['documents'],
  at: (daysAgo: number) => Date,
  registryNumber: string,
): Entry[] {
  if (!plan) return [];
  const own = (kind: PetitionEntryKind, daysAgo: number, more: Partial<Entry> = {}): Entry => ({
    kind,
    at: at(daysAgo),
    authorId: doctor.userId,
    ...more,
  });
  const team = (kind: PetitionEntryKind, daysAgo: number, more: Partial<Entry> = {}): Entry => ({
    kind,
    at: at(daysAgo),
    authorId: demoAdministratorId,
    ...more,
  });
  const entries: Entry[] = [own('created', plan.created)];
  if (plan.status === null) return entries;
  entries.push(own('sent', plan.sent));
  // A few minutes apart, like a reviewer at work.
  for (const [index, { kind, version, status, reason }] of papers.entries()) {
    const facts = { document: kind, version: String(version) };
    if (version > 1) entries.push(own('documentReplaced', plan.sent - 0.9, { facts }));
    if (status === 'pending' || kind === 'recognitionCredential') continue;
    const verdict = status === 'approved' ? 'documentApproved' : 'documentRejected';
    entries.push(team(verdict, plan.sent - 0.5 - index * 0.004, { facts, text: reason ?? null }));
  }
  if (serial % 2 === 0) {
    const text = 'Llamar al consulado si la apostilla electrónica no se puede comprobar en línea.';
    entries.push(team('comment', plan.sent - 0.55, { text, internal: true }));
  }
  if (plan.validated > 0) {
    entries.push(team('validated', plan.validated), team('cvReviewed', plan.validated - 0.5));
  }
  if (plan.registered > 0) {
    const facts = { registryNumber, registeredOn: madridDate(at(plan.registered)) };
    const text = 'Ya está en el registro del Ministerio. No tienes que hacer nada más por ahora.';
    entries.push(team('sentToMinistry', plan.registered, { facts }), team('comment', plan.registered - 0.1, { text }));
  }
  if (plan.requiredSince !== null) {
    const notifiedOn = madridDate(at(plan.requiredSince));
    const facts = { notifiedOn, answerBy: demoAnswerBy(notifiedOn) };
    entries.push(team('requirementStarted', plan.requiredSince, { facts, text: demoRequirement }));
    if (plan.extendedSince !== null) {
      const requestedOn = madridDate(at(plan.extendedSince + askedBefore));
      const granted = { answerBy: demoAnswerBy(notifiedOn, demoExtensionDays) };
      entries.push(own('extensionRequested', plan.extendedSince + askedBefore, { facts: { requestedOn } }));
      entries.push(team('extensionGranted', plan.extendedSince, { facts: granted }));
    }
  }
  if (plan.hearingSince !== null) {
    const facts = { allegeBy: demoAnswerBy(madridDate(at(plan.hearingSince))) };
    entries.push(team('hearingStarted', plan.hearingSince, { facts, text: demoHearing }));
  }
  if (plan.outcome) {
    entries.push(team(outcomes[plan.outcome], plan.resolved, { text: demoResolutionComments[plan.outcome] }));
  }
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime());
}

const noticeKinds: Partial<Record<PetitionEntryKind, NotificationKind>> = {
  sent: 'petitionSent',
  documentApproved: 'documentApproved',
  documentRejected: 'documentRejected',
  cvReviewed: 'cvReviewed',
  validated: 'petitionValidated',
  sentToMinistry: 'petitionSentToMinistry',
  requirementStarted: 'requirementStarted',
  extensionGranted: 'extensionGranted',
  hearingStarted: 'hearingStarted',
  comment: 'petitionComment',
  granted: 'petitionGranted',
  grantedConditionally: 'petitionGrantedConditionally',
  denied: 'petitionDenied',
  inadmitted: 'petitionInadmitted',
  withdrawn: 'petitionWithdrawn',
};

/** The doctor's notifications about it; the last one is unread. */
export function demoNotifications(
  { doctor }: DemoDoctor,
  petitionId: string,
  reference: string,
  history: readonly Entry[],
  now: Date,
): DemoRows['notifications'] {
  const told = history.filter(({ kind, internal }) => noticeKinds[kind] && !internal);
  return told.map(({ kind, at, facts }, index) => ({
    id: '',
    userId: doctor.userId,
    at,
    kind: noticeKinds[kind] ?? 'petitionComment',
    params: { reference, ...facts },
    link: `/petitions/${petitionId}`,
    readAt: index === told.length - 1 ? null : now,
  }));
}
