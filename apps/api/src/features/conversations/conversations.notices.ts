import { messageRight } from '@fonendo/domain/conversations/conversation';
import type { Locale } from '@fonendo/domain/shared/locale';
import { conversationMails as english } from '@fonendo/messages/en/conversations/conversation-mails';
import { conversationMails as spanish } from '@fonendo/messages/es/conversations/conversation-mails';
import { fill } from '@fonendo/messages/fill';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';
import type { Notice, NoticeMail } from '../notifications/notifications.public.ts';
import type { PetitionRecord } from '../petitions/petitions.public.ts';
import type { About } from './conversations.repository.ts';
import type { Thread } from './threads.ts';

const texts = { es: spanish, en: english };

/** The page of the conversation, for both sides. */
export const conversationLink = ({ subject, id }: About): string =>
  `/${subject === 'candidacy' ? 'candidate' : 'petitions'}/${id}?view=conversation`;

/** What a mail repeats of a message. */
export type MailedMessage = { text: string; fileName: string | null };

type Told = {
  messages?: readonly MailedMessage[];
  /** Whether the mail can be answered. */
  answerable?: boolean;
};

/** Notices of messages: the bell rings at once, the mail holds everything that was not read since. */
export const conversationNotices = {
  messageFromHospital: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    told: Told = {},
  ): Notice<'messageFromHospital'> => ({
    kind: 'messageFromHospital',
    to: { people: [candidacy.doctorId] },
    params: { offer: offer.name ?? '', hospital: hospital.name },
    link: conversationLink({ subject: 'candidacy', id: candidacy.id }),
    mail: ({ locale }) => mailOf('messageFromHospital', locale, told),
  }),

  /** To the colleague who wrote last, who leads the conversation; if there is none, to everybody who may answer. */
  messageFromCandidate: (
    { candidacy, offer, hospital }: HospitalCandidacyRow,
    { lead, ...told }: Told & { lead: string | null },
  ): Notice<'messageFromCandidate'> => ({
    kind: 'messageFromCandidate',
    to: { hospital: hospital.id, right: messageRight, first: lead },
    // The name is read when the notification is shown, so that the name of a deleted account appears nowhere.
    params: { offer: offer.name ?? '', by: candidacy.doctorId },
    link: conversationLink({ subject: 'candidacy', id: candidacy.id }),
    mail: ({ locale }) => mailOf('messageFromCandidate', locale, told),
  }),

  messageFromTeam: (petition: Petition, told: Told = {}): Notice<'messageFromTeam'> => ({
    kind: 'messageFromTeam',
    to: { people: [petition.doctorId] },
    params: { reference: petition.reference },
    link: conversationLink({ subject: 'petition', id: petition.id }),
    mail: ({ locale }) => mailOf('messageFromTeam', locale, told),
  }),

  /** The mail goes to the mailbox that the team shares, without a name, as to a hospital. Nobody’s answer comes from it. */
  messageFromApplicant: (
    petition: Petition,
    { lead, address, messages = [] }: Told & { lead: string | null; address: string },
  ): Notice<'messageFromApplicant'> => ({
    kind: 'messageFromApplicant',
    to: { team: address, first: lead },
    params: { reference: petition.reference, by: petition.doctorId },
    link: conversationLink({ subject: 'petition', id: petition.id }),
    mail: ({ locale }) => mailOf('messageFromApplicant', locale, { messages }),
  }),
};

type Petition = Pick<PetitionRecord, 'id' | 'reference' | 'doctorId'>;

/** Tells the other side of a conversation what this one wrote. */
export function noticeOf(
  { contactEmail: address }: { contactEmail: string },
  { side, row, petition }: Thread,
  told: Told & { lead: string | null },
) {
  if (row) {
    return side === 'doctor'
      ? conversationNotices.messageFromCandidate(row, told)
      : conversationNotices.messageFromHospital(row, told);
  }
  return side === 'doctor'
    ? conversationNotices.messageFromApplicant(petition, { ...told, address })
    : conversationNotices.messageFromTeam(petition, told);
}

type MailedKind = 'messageFromHospital' | 'messageFromCandidate' | 'messageFromTeam' | 'messageFromApplicant';

function mailOf(kind: MailedKind, locale: Locale, { messages = [], answerable = false }: Told): NoticeMail {
  const { [kind]: text, answerable: note, file } = texts[locale];
  return { text: answerable ? { ...text, note } : text, more: quoted(messages, file) };
}

const quoted = (messages: readonly MailedMessage[], file: string): string[] =>
  messages.map(({ text, fileName }) => (fileName === null ? `«${text}»` : fill(file, { name: fileName })));
