import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { documentRequestMails as english } from '@fonendo/messages/en/document-requests/document-request-mails';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { documentRequestMails as spanish } from '@fonendo/messages/es/document-requests/document-request-mails';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { formatDay } from '@fonendo/messages/notification-text';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';
import type { Notice } from '../notifications/notifications.public.ts';
import type { DocumentRequestRow } from './document-requests.repository.ts';

const texts = { es: spanish, en: english };
const kinds = { es: spanishDocuments.kinds, en: englishDocuments.kinds };

type Paper = Pick<DocumentRequestRow, 'kind' | 'name' | 'why' | 'dueOn'>;

type Candidacy = {
  candidacy: Pick<HospitalCandidacyRow['candidacy'], 'id' | 'doctorId'>;
  offer: Pick<HospitalCandidacyRow['offer'], 'name'>;
  hospital: Pick<HospitalCandidacyRow['hospital'], 'name'>;
};

type Settled = 'requestedDocumentAccepted' | 'documentRequestCancelled';
type ToCheck = 'requestedDocumentHandedIn' | 'requestedDocumentAskedAgain';

/** Notices to both sides about requested documents. */
export const documentRequestNotices = {
  /** One notice, however many documents were requested. */
  documentsRequested: (row: Candidacy, papers: readonly Paper[]): Notice<'documentsRequested'> => ({
    ...toCandidate(row),
    kind: 'documentsRequested',
    params: { ...namesOf(row), count: String(papers.length) },
    mail: ({ locale }) => ({
      text: texts[locale].documentsRequested,
      params: { due: dueDay(papers, locale) },
      more: papers.map((paper) => describe(paper, locale)),
    }),
  }),

  requestedDocumentAccepted: (row: Candidacy, paper: Paper) => settled('requestedDocumentAccepted', row, paper),
  documentRequestCancelled: (row: Candidacy, paper: Paper) => settled('documentRequestCancelled', row, paper),
  requestedDocumentHandedIn: (row: Candidacy, paper: Paper) => toCheck('requestedDocumentHandedIn', row, paper),
  requestedDocumentAskedAgain: (row: Candidacy, paper: Paper, reason: string) =>
    toCheck('requestedDocumentAskedAgain', row, paper, [`«${reason}»`]),

  /** All documents of a candidacy that are due together; once per reminder and day. */
  documentRequestDue: (
    row: Candidacy,
    papers: readonly Paper[],
    { dueOn, days }: { dueOn: string; days: number },
  ): Notice<'documentRequestDue'> => ({
    ...toCandidate(row),
    kind: 'documentRequestDue',
    params: { ...namesOf(row), due: dueOn },
    onceKey: `document-request-due:${row.candidacy.id}:${dueOn}:${days}`,
    mail: ({ locale }) => ({
      text: texts[locale].documentRequestDue,
      more: papers.map((paper) => nameOf(paper, locale)),
    }),
  }),

  /**
   * To the person who requested it or, if they left or lost the right, to everybody with it. The candidate's name is
   * only on the page: in other people's notifications it would outlive the account. The candidate who handed it in
   * needs no notice.
   */
  requestedDocumentUploaded: (
    { candidacy, offer, hospital }: Candidacy & { hospital: { id: string } },
    paper: Paper & Pick<DocumentRequestRow, 'createdBy'>,
    { by }: { by: string },
  ): Notice<'requestedDocumentUploaded'> => ({
    kind: 'requestedDocumentUploaded',
    to: { hospital: hospital.id, right: 'requestDocuments', first: paper.createdBy, except: by },
    params: { offer: offer.name ?? '', document: shortName(paper) },
    link: `/candidate/${candidacy.id}`,
  }),
};

const settled = <Kind extends Settled | ToCheck>(kind: Kind, row: Candidacy, paper: Paper) => ({
  ...toCandidate(row),
  kind,
  params: { ...namesOf(row), document: shortName(paper) },
});

const toCheck = (kind: ToCheck, row: Candidacy, paper: Paper, more: readonly string[] = []): Notice<ToCheck> => ({
  ...settled(kind, row, paper),
  mail: ({ locale }) => ({
    text: texts[locale][kind],
    params: { document: nameOf(paper, locale), due: dueDay([paper], locale) },
    more,
  }),
});

const toCandidate = ({ candidacy }: Candidacy) => ({
  to: { people: [candidacy.doctorId] },
  link: `/candidate/${candidacy.id}`,
});

const namesOf = ({ offer, hospital }: Candidacy) => ({ offer: offer.name ?? '', hospital: hospital.name });

const dueDay = ([first]: readonly Paper[], locale: Locale) => formatDay(first?.dueOn ?? '', localeTags[locale]);

/** "Título de Medicina apostillado (con su traducción)" */
function nameOf({ kind, name }: Pick<Paper, 'kind' | 'name'>, locale: Locale): string {
  if (kind === null) return name;
  return name ? `${kinds[locale][kind]} (${name})` : kinds[locale][kind];
}

/** The parameter of a notification: each language has its own name for the kind. */
const shortName = ({ kind, name }: Pick<Paper, 'kind' | 'name'>) => kind ?? name;

const describe = (paper: Paper, locale: Locale) =>
  paper.why ? `${nameOf(paper, locale)}: ${paper.why}` : nameOf(paper, locale);
