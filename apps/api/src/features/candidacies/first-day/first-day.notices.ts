import type { FirstDayDates } from '@fonendo/domain/candidacies/first-day';
import { candidacyMails as english } from '@fonendo/messages/en/candidacies/candidacy-mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacies/candidacy-mails';
import type { Notice } from '../../notifications/notifications.public.ts';
import type { HospitalCandidacyRow } from '../access/access.public.ts';

const texts = { es: spanish, en: english };

/** Notices about the day on which an accepted doctor starts. */
export const firstDayNotices = {
  /** To who accepted or, if they left, to everybody who runs candidacies. */
  firstDayGiven: (
    { candidacy, offer }: HospitalCandidacyRow,
    { from, to, undone }: FirstDayDates & { /** A day that was agreed on no longer holds. */ undone: boolean },
  ): Notice<'firstDayGiven'> => ({
    kind: 'firstDayGiven',
    to: { hospital: candidacy.hospitalId, right: 'runCandidacies', first: candidacy.acceptedBy },
    params: { offer: offer.name ?? '', from, to },
    link: `/candidate/${candidacy.id}`,
    mail: ({ locale }) => {
      const { undone: fallen, ...text } = texts[locale].firstDayGiven;
      return { text, more: undone ? [fallen] : [] };
    },
  }),

  firstDayAgreed: ({ candidacy, offer, hospital }: HospitalCandidacyRow, day: string): Notice<'firstDayAgreed'> => ({
    kind: 'firstDayAgreed',
    to: { people: [candidacy.doctorId] },
    params: { offer: offer.name ?? '', hospital: hospital.name, day },
    link: `/candidate/${candidacy.id}`,
    mail: ({ locale }) => ({ text: texts[locale].firstDayAgreed }),
  }),
};
