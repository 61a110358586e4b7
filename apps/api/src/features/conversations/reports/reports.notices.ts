import { messageRight } from '@fonendo/domain/conversations/conversation';
import { reportMails as english } from '@fonendo/messages/en/conversations/report-mails';
import { reportMails as spanish } from '@fonendo/messages/es/conversations/report-mails';
import type { HospitalCandidacyRow } from '../../candidacies/access/access.public.ts';
import type { Notice } from '../../notifications/notifications.public.ts';
import { conversationLink } from '../conversations.notices.ts';

const texts = { es: spanish, en: english };

type Row = HospitalCandidacyRow;

const paramsOf = ({ offer, hospital }: Row) => ({ offer: offer.name ?? '', hospital: hospital.name });
const linkOf = ({ candidacy }: Row) => conversationLink({ subject: 'candidacy', id: candidacy.id });

/** Who is told of a side beside those who reported it. */
type Told = { people: readonly string[] } | { lead: string | null; except: string | null };

const audienceOf = ({ hospital }: Row, told: Told) =>
  'people' in told
    ? { people: told.people }
    : {
        ...{ hospital: hospital.id, right: messageRight, first: told.lead },
        ...(told.except && { except: told.except }),
      };

/** Reports and what becomes of them. Nobody learns who reported. */
export const reportNotices = {
  conversationReported: (row: Row, team: string): Notice<'conversationReported'> => ({
    kind: 'conversationReported',
    to: { team },
    params: paramsOf(row),
    link: `/reports/${row.candidacy.id}`,
    mail: ({ locale }) => ({ text: texts[locale].reported }),
  }),

  /** To the person who reported it. */
  reportUpheld: (
    row: Row,
    { people, reason }: { people: readonly string[]; reason: string },
  ): Notice<'reportUpheld'> => ({
    kind: 'reportUpheld',
    to: { people },
    params: paramsOf(row),
    link: linkOf(row),
    mail: ({ locale }) => ({ text: texts[locale].upheld, more: [`«${reason}»`] }),
  }),

  /** Asks for nothing: told with other news. */
  reportDismissed: (row: Row, people: readonly string[]): Notice<'reportDismissed'> => ({
    kind: 'reportDismissed',
    to: { people },
    params: paramsOf(row),
    link: linkOf(row),
  }),

  /** To those of both sides who did not report it. */
  conversationClosed: (row: Row, { reason, ...told }: Told & { reason: string }): Notice<'conversationClosed'> => ({
    kind: 'conversationClosed',
    to: audienceOf(row, told),
    params: paramsOf(row),
    link: linkOf(row),
    mail: ({ locale }) => ({ text: texts[locale].closed, more: [`«${reason}»`] }),
  }),

  /** To both sides. */
  conversationReopened: (row: Row, told: Told): Notice<'conversationReopened'> => ({
    kind: 'conversationReopened',
    to: audienceOf(row, told),
    params: paramsOf(row),
    link: linkOf(row),
  }),
};
