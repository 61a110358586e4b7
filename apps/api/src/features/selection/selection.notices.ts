import type { HospitalContact } from '@fonendo/contract/candidacies/contacts.schema';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { candidacyMails as english } from '@fonendo/messages/en/candidacies/candidacy-mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacies/candidacy-mails';
import { fill } from '@fonendo/messages/fill';
import type { HospitalCandidacyRow } from '../candidacies/access/access.public.ts';
import type { Notice } from '../notifications/notifications.public.ts';

const texts = { es: spanish, en: english };

type Reached = { name: string; email: string; phone: string | null };

/** The notices of a selection, to the candidate and the hospital's people. */
export const selectionNotices = {
  /** Sent once per step, however often the card is moved. */
  stepStarted: (
    row: HospitalCandidacyRow,
    { step, position }: { step: ProcessStep; position: number },
  ): Notice<'stepStarted'> => ({
    ...toCandidate(row),
    kind: 'stepStarted',
    params: { ...namesOf(row), step: step.name },
    onceKey: `stepStarted:${row.candidacy.id}:${position}`,
  }),

  /** With how to reach the hospital. */
  candidacyAccepted: (
    row: HospitalCandidacyRow,
    { contact }: { contact: HospitalContact | null },
  ): Notice<'candidacyAccepted'> => ({
    ...toCandidate(row),
    kind: 'candidacyAccepted',
    params: namesOf(row),
    mail: ({ locale }) => {
      const { next, hospital, person, ...text } = texts[locale].candidacyAccepted;
      if (!contact) return { text };
      const { name, ...where } = contact.hospital;
      const asked = contact.person && fill(person, { person: contact.person.name, email: contact.person.email });
      return { text, more: [next, fill(hospital, { hospital: name, ...where }), ...(asked ? [asked] : [])] };
    },
  }),

  /** In the hospital's words: who was told that they are accepted is owed a reason. */
  acceptanceUndone: (row: HospitalCandidacyRow, { reason }: { reason: string }): Notice<'acceptanceUndone'> => ({
    ...toCandidate(row),
    kind: 'acceptanceUndone',
    params: namesOf(row),
    mail: ({ locale }) => {
      const { next, ...text } = texts[locale].acceptanceUndone;
      return { text, more: [...paragraphsOf(reason), next] };
    },
  }),

  /** To all colleagues but the one who did it. */
  vacancyFreed: ({ candidacy, offer }: HospitalCandidacyRow, { by }: { by: string }): Notice<'vacancyFreed'> => ({
    kind: 'vacancyFreed',
    to: { hospital: candidacy.hospitalId, right: 'runCandidacies', except: by },
    params: { offer: offer.name ?? '' },
    link: `/candidate/${candidacy.id}`,
    mail: ({ locale }) => ({ text: texts[locale].vacancyFreed }),
  }),

  /** To the person who accepted. They see it on the page, so this is a mail to keep, without a bell. */
  contactOpened: (
    { candidacy, offer }: HospitalCandidacyRow,
    { by, reached: { name, email, phone } }: { by: string; reached: Reached },
  ): Notice<'contactOpened'> => ({
    kind: 'contactOpened',
    to: { hospital: candidacy.hospitalId, right: 'runCandidacies', only: by },
    params: { offer: offer.name ?? '' },
    link: `/candidate/${candidacy.id}`,
    bell: false,
    mail: ({ locale }) => {
      const { contact, withoutPhone, use, ...text } = texts[locale].contactOpened;
      const reach = phone === null ? fill(withoutPhone, { email }) : fill(contact, { email, phone });
      return { text, params: { name }, more: [reach, use] };
    },
  }),

  /** In the hospital's words, if it found any; never with its reason, which stays there. */
  candidacyDiscarded: (
    row: HospitalCandidacyRow,
    { farewell }: { farewell?: string | undefined },
  ): Notice<'candidacyDiscarded'> => ({
    ...toCandidate(row),
    kind: 'candidacyDiscarded',
    params: namesOf(row),
    mail: ({ locale }) => {
      const { next, answered, ...text } = texts[locale].candidacyDiscarded;
      if (farewell === undefined) return { text, more: [next] };
      return { text: { ...text, body: answered }, more: [...paragraphsOf(farewell), next] };
    },
  }),

  candidacyReopened: (row: HospitalCandidacyRow): Notice<'candidacyReopened'> => ({
    ...toCandidate(row),
    kind: 'candidacyReopened',
    params: namesOf(row),
    mail: ({ locale }) => {
      const { next, ...text } = texts[locale].candidacyReopened;
      return { text, more: [next] };
    },
  }),

  /** To colleagues when every vacancy is filled, but not to the person who filled the last one. */
  vacanciesFilled: ({ candidacy, offer }: HospitalCandidacyRow, { by }: { by: string }): Notice<'vacanciesFilled'> => ({
    kind: 'vacanciesFilled',
    to: { hospital: candidacy.hospitalId, right: 'runCandidacies', except: by },
    params: { offer: offer.name ?? '' },
    link: `/offers/${offer.id}/candidates`,
    mail: ({ locale }) => ({ text: texts[locale].vacanciesFilled }),
  }),
};

const paragraphsOf = (written: string) => written.split(/\n+/).filter((line) => line.trim() !== '');

const toCandidate = ({ candidacy }: HospitalCandidacyRow) => ({
  to: { people: [candidacy.doctorId] },
  link: `/candidate/${candidacy.id}`,
});

const namesOf = ({ offer, hospital }: HospitalCandidacyRow) => ({ offer: offer.name ?? '', hospital: hospital.name });
