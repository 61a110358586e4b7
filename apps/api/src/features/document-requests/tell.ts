import { type Locale, localeTags } from '@fonendo/domain/locale';
import type { NotificationKind } from '@fonendo/domain/notifications';
import { documentRequestMails as english } from '@fonendo/messages/en/document-request-mails';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { mails as englishMails } from '@fonendo/messages/en/mails';
import { documentRequestMails as spanish } from '@fonendo/messages/es/document-request-mails';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { mails as spanishMails } from '@fonendo/messages/es/mails';
import { fill } from '@fonendo/messages/fill';
import type { Transaction } from '../../db/database.ts';
import {
  getRecipient,
  type HospitalCandidacyRow,
  listStaffWith,
  type Recipient,
} from '../candidacy-access/candidacy-access.public.ts';
import { ringBell } from '../notifications/notifications.public.ts';
import type { Telling } from './document-requests.context.ts';
import type { DocumentRequestRow } from './document-requests.repository.ts';

const texts = { es: spanish, en: english };
const greetings = { es: spanishMails.greeting, en: englishMails.greeting };
const kinds = { es: spanishDocuments.kinds, en: englishDocuments.kinds };

type Paper = Pick<DocumentRequestRow, 'kind' | 'name' | 'why' | 'dueOn'>;

type Candidacy = {
  candidacy: Pick<HospitalCandidacyRow['candidacy'], 'id' | 'doctorId'>;
  offer: Pick<HospitalCandidacyRow['offer'], 'name'>;
  hospital: Pick<HospitalCandidacyRow['hospital'], 'name'>;
};

const namesOf = ({ offer, hospital }: Candidacy) => ({ offer: offer.name ?? '', hospital: hospital.name });
const linkOf = ({ candidacy }: Candidacy) => `/candidate/${candidacy.id}`;

/** One notification and one mail, however many papers were asked for. */
export async function tellOfRequests(
  context: Telling,
  tx: Transaction,
  row: Candidacy,
  papers: readonly Paper[],
): Promise<void> {
  const named = namesOf(row);
  const params = { ...named, count: String(papers.length) };
  const link = linkOf(row);
  await ringBell(tx, row.candidacy.doctorId, { at: context.now(), kind: 'documentsRequested', params, link });
  await mailDoctor(context, tx, row, 'documentsRequested', (locale) => ({
    params: { ...named, due: formatDay(papers[0]?.dueOn ?? '', locale) },
    listed: papers.map((paper) => describe(paper, locale)),
  }));
}

type DoctorNotice = {
  kind: 'requestedDocumentAccepted' | 'requestedDocumentAskedAgain' | 'documentRequestCancelled';
  request: Paper;
  /** Why it is asked for again. */
  quote?: string;
};

export async function tellDoctor(
  context: Telling,
  tx: Transaction,
  row: Candidacy,
  { kind, request, quote }: DoctorNotice,
): Promise<void> {
  const named = namesOf(row);
  const params = { ...named, document: shortName(request) };
  await ringBell(tx, row.candidacy.doctorId, { at: context.now(), kind, params, link: linkOf(row) });
  await mailDoctor(context, tx, row, kind, (locale) => ({
    params: { ...named, document: nameOf(request, locale), due: formatDay(request.dueOn, locale) },
    listed: quote ? [`«${quote}»`] : [],
  }));
}

/** Told once for each reminder of a day: running the job twice says nothing twice. */
export async function remindDoctor(
  context: Telling,
  tx: Transaction,
  row: Candidacy,
  { papers, onceKey }: { papers: readonly Paper[]; onceKey: string },
): Promise<boolean> {
  const named = namesOf(row);
  const dueOn = papers[0]?.dueOn ?? '';
  const notice = { at: context.now(), kind: 'documentRequestDue', params: { ...named, due: dueOn } } as const;
  const isNew = await ringBell(tx, row.candidacy.doctorId, { ...notice, link: linkOf(row), onceKey });
  if (!isNew) return false;
  await mailDoctor(context, tx, row, 'documentRequestDue', (locale) => ({
    params: { ...named, due: formatDay(dueOn, locale) },
    listed: papers.map((paper) => nameOf(paper, locale)),
  }));
  return true;
}

/**
 * Tells who asked for it, or, once they left or lost the right, everybody who could have. Whose paper it is stands on
 * the page alone: a name in other people's mails would outlive the person's account.
 */
export async function tellHospitalOfUpload(
  { now, sendMail, publicUrl }: Telling,
  tx: Transaction,
  row: Candidacy & { hospital: { id: string } },
  request: Paper & Pick<DocumentRequestRow, 'createdBy'>,
): Promise<void> {
  const kind = 'requestedDocumentUploaded';
  const offer = row.offer.name ?? '';
  const link = linkOf(row);
  const staff = await listStaffWith(tx, row.hospital.id, 'requestDocuments');
  const asker = staff.filter(({ id }) => id === request.createdBy);
  for (const { id, email, firstName, locale, mailFamilies } of asker.length > 0 ? asker : staff) {
    await ringBell(tx, id, { at: now(), kind, params: { offer, document: shortName(request) }, link });
    if (!mailFamilies.includes('candidacies')) continue;
    const text = texts[locale][kind];
    const params = { offer, document: nameOf(request, locale) };
    await sendMail(tx, {
      to: email,
      locale,
      subject: fill(text.subject, params),
      heading: text.heading,
      paragraphs: [fill(greetings[locale], { name: firstName }), fill(text.body, params)],
      button: { label: text.button, url: `${publicUrl}${link}` },
    });
  }
}

type DoctorMail = Exclude<keyof typeof spanish & NotificationKind, 'requestedDocumentUploaded'>;

async function mailDoctor(
  { sendMail, publicUrl }: Telling,
  tx: Transaction,
  row: Candidacy,
  kind: DoctorMail,
  say: (locale: Locale) => { params: Record<string, string>; listed: readonly string[] },
): Promise<void> {
  const { email, firstName, locale, mailFamilies }: Recipient = await getRecipient(tx, row.candidacy.doctorId);
  if (!mailFamilies.includes('candidacies')) return;
  const text = texts[locale][kind];
  const { params, listed } = say(locale);
  await sendMail(tx, {
    to: email,
    locale,
    subject: fill(text.subject, params),
    heading: text.heading,
    paragraphs: [fill(greetings[locale], { name: firstName }), fill(text.body, params), ...listed],
    button: { label: text.button, url: `${publicUrl}${linkOf(row)}` },
    ...('note' in text && { note: fill(text.note, params) }),
  });
}

/** "Título de Medicina apostillado (con su traducción)" */
function nameOf({ kind, name }: Pick<Paper, 'kind' | 'name'>, locale: Locale): string {
  if (kind === null) return name;
  return name ? `${kinds[locale][kind]} (${name})` : kinds[locale][kind];
}

/** What a notification keeps: each language names the kind its own way. */
const shortName = ({ kind, name }: Pick<Paper, 'kind' | 'name'>) => kind ?? name;

const describe = (paper: Paper, locale: Locale) =>
  paper.why ? `${nameOf(paper, locale)}: ${paper.why}` : nameOf(paper, locale);

/** 10 de marzo de 2026 */
const formatDay = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(localeTags[locale], { dateStyle: 'long', timeZone: 'UTC' });
