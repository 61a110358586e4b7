import type { NotificationParams } from '@fonendo/domain/notifications/notification-facts';
import type { PetitionCorrection } from '@fonendo/domain/petitions/legal-clock/correction';
import { petitionMails as english } from '@fonendo/messages/en/petitions/petition-mails';
import { petitionMails as spanish } from '@fonendo/messages/es/petitions/petition-mails';
import type { MailAttachment } from '../../integrations/mail/mail.port.ts';
import type { Notice } from '../notifications/notifications.public.ts';
import type { PetitionRecord } from './petitions.repository.ts';

const texts = { es: spanish, en: english };

type TeamKind = 'petitionReceived' | 'documentReplaced';
type MailedKind = Exclude<keyof typeof spanish, TeamKind>;
/** Told by their bells' texts, in a mail with others. */
type GatheredKind =
  | 'documentApproved'
  | 'cvReviewed'
  | 'requirementAnswered'
  | 'hearingAlleged'
  | 'hearingWaived'
  | 'conditionDone';
type DoctorKind = MailedKind | GatheredKind;

type Named = Pick<PetitionRecord, 'id' | 'reference' | 'doctorId'>;

/** The parameters of a kind beside the petition. */
type Facts<Kind extends DoctorKind | TeamKind> = Omit<NotificationParams<Kind>, 'reference'>;

/** A text written for the doctor, such as a reason or a comment: a paragraph of its own in the mail. */
type Quote = string | null;

type Team = { address: string; doctorName: string };

/** The notices about a petition, to the doctor and the team. */
export const petitionNotices = {
  petitionSent: (petition: Named, receipt: MailAttachment) =>
    toDoctor('petitionSent', petition, {}, { attachments: [receipt] }),
  documentApproved: (petition: Named, facts: Facts<'documentApproved'>) => bellOf('documentApproved', petition, facts),
  documentRejected: (petition: Named, facts: Facts<'documentRejected'>, quote: Quote) =>
    toDoctor('documentRejected', petition, facts, { quote }),
  cvReviewed: (petition: Named) => bellOf('cvReviewed', petition, {}),
  cvReturned: (petition: Named, quote: Quote) => toDoctor('cvReturned', petition, {}, { quote }),
  petitionValidated: (petition: Named) => toDoctor('petitionValidated', petition, {}),
  petitionSentToMinistry: (petition: Named, facts: Facts<'petitionSentToMinistry'>) =>
    toDoctor('petitionSentToMinistry', petition, facts),
  requirementStarted: (petition: Named, facts: Facts<'requirementStarted'>, quote: Quote) =>
    toDoctor('requirementStarted', petition, facts, { quote }),
  requirementAnswered: (petition: Named, facts: Facts<'requirementAnswered'>) =>
    bellOf('requirementAnswered', petition, facts),
  /** Once a day until it is answered or the term is over. */
  requirementDue: (petition: Named, facts: Facts<'requirementDue'>, today: string) =>
    toDoctor('requirementDue', petition, facts, { onceKey: `requirement-due:${petition.id}:${today}` }),
  extensionGranted: (petition: Named, facts: Facts<'extensionGranted'>) =>
    toDoctor('extensionGranted', petition, facts),
  extensionDenied: (petition: Named, facts: Facts<'extensionDenied'>) => toDoctor('extensionDenied', petition, facts),
  hearingStarted: (petition: Named, facts: Facts<'hearingStarted'>, quote: Quote) =>
    toDoctor('hearingStarted', petition, facts, { quote }),
  hearingDue: (petition: Named, facts: Facts<'hearingDue'>, today: string) =>
    toDoctor('hearingDue', petition, facts, { onceKey: `hearing-due:${petition.id}:${today}` }),
  hearingAlleged: (petition: Named, facts: Facts<'hearingAlleged'>) => bellOf('hearingAlleged', petition, facts),
  hearingWaived: (petition: Named, facts: Facts<'hearingWaived'>) => bellOf('hearingWaived', petition, facts),
  noticeUnopened: (petition: Named, facts: Facts<'noticeUnopened'>, today: string) =>
    toDoctor('noticeUnopened', petition, facts, { onceKey: `notice-unopened:${petition.id}:${today}` }),
  datesCorrected: (petition: Named, corrected: PetitionCorrection, quote: Quote) =>
    toDoctor('datesCorrected', petition, { corrected }, { quote }),
  petitionComment: (petition: Named, quote: Quote) => toDoctor('petitionComment', petition, {}, { quote }),
  petitionGranted: (petition: Named, quote: Quote) => toDoctor('petitionGranted', petition, {}, { quote }),
  petitionGrantedConditionally: (petition: Named, facts: Facts<'petitionGrantedConditionally'>, quote: Quote) =>
    toDoctor('petitionGrantedConditionally', petition, facts, { quote }),
  conditionDone: (petition: Named, facts: Facts<'conditionDone'>) => bellOf('conditionDone', petition, facts),
  petitionDenied: (petition: Named, quote: Quote) => toDoctor('petitionDenied', petition, {}, { quote }),
  petitionInadmitted: (petition: Named, quote: Quote) => toDoctor('petitionInadmitted', petition, {}, { quote }),
  petitionWithdrawn: (petition: Named, quote: Quote) => toDoctor('petitionWithdrawn', petition, {}, { quote }),
  /** Once per document and reminder. */
  documentExpiring: (
    petition: Named,
    facts: Facts<'documentExpiring'>,
    { documentId, days }: { documentId: string; days: number },
  ) =>
    toDoctor('documentExpiring', petition, facts, {
      onceKey: `document-expiring:${documentId}:${facts.validUntil}:${days}`,
    }),

  petitionReceived: (petition: Named, team: Team) => toTeam('petitionReceived', petition, {}, team),
  documentReplaced: (petition: Named, facts: Facts<'documentReplaced'>, team: Team) =>
    toTeam('documentReplaced', petition, facts, team),
};

type Extras = { quote?: Quote; attachments?: readonly MailAttachment[]; onceKey?: string };

const toDoctor = <Kind extends MailedKind>(
  kind: Kind,
  petition: Named,
  facts: Facts<Kind>,
  { quote, attachments, onceKey }: Extras = {},
): Notice<Kind> => ({
  ...bellOf(kind, petition, facts),
  ...(onceKey !== undefined && { onceKey }),
  mail: ({ locale }) => ({
    text: texts[locale][kind],
    more: quote ? [quote] : [],
    ...(attachments && { attachments }),
  }),
});

const bellOf = <Kind extends DoctorKind>(
  kind: Kind,
  { id, reference, doctorId }: Named,
  facts: Facts<Kind>,
): Notice<Kind> => ({
  kind,
  to: { people: [doctorId] },
  params: { reference, ...facts } as NotificationParams<Kind>,
  link: `/petitions/${id}`,
});

const toTeam = <Kind extends TeamKind>(
  kind: Kind,
  { id, reference }: Named,
  facts: Facts<Kind>,
  { address, doctorName }: Team,
): Notice<Kind> => ({
  kind,
  to: { team: address },
  params: { reference, ...facts } as NotificationParams<Kind>,
  link: `/petitions/${id}`,
  // The name is only in the mail, because the notification outlives the doctor's account.
  mail: ({ locale }) => ({ text: texts[locale][kind], params: { name: doctorName } }),
});
