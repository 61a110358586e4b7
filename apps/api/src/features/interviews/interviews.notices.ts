import type { NotificationParams } from '@fonendo/domain/notifications/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import type { Notice } from '../notifications/notifications.public.ts';
import { type InterviewNews, interviewMail } from './interview.mails.ts';

/** The notices about an interview, by event. */
export const interviewNotices = {
  proposed: (news: InterviewNews) => noticeOf('interviewProposed', choicesOf(news), news),
  /** To colleagues who are put down for it; the candidate still has to choose. */
  asked: (news: InterviewNews): Notice<'interviewerAsked'> => {
    const { offer, slots } = choicesOf(news);
    return { ...noticeOf('interviewerAsked', { offer, slots }, news), ...onlyTo(news) };
  },
  /** To colleagues who are put down for an agreed date. */
  added: (news: InterviewNews): Notice<'interviewerAdded'> => ({
    ...noticeOf('interviewerAdded', dateOf(news), news),
    ...onlyTo(news),
  }),
  /** To colleagues who need not come any more. */
  released: (news: InterviewNews): Notice<'interviewerReleased'> => ({
    ...noticeOf('interviewerReleased', namesOf(news), news),
    ...onlyTo(news),
  }),
  rescheduled: (news: InterviewNews) => noticeOf('interviewRescheduled', choicesOf(news), news),
  slotWithdrawn: (news: InterviewNews) => noticeOf('interviewRescheduled', choicesOf(news), news),
  confirmed: (news: InterviewNews) => noticeOf('interviewConfirmed', dateOf(news), news),
  declined: (news: InterviewNews): Notice<'interviewDeclined'> => ({
    ...noticeOf('interviewDeclined', { offer: namesOf(news).offer }, news),
    // A doctor who declined knows it: the mail only removes the date from their calendar.
    ...(news.side === 'doctor' && { bell: false }),
  }),
  cancelled: (news: InterviewNews) => noticeOf('interviewCancelled', namesOf(news), news),
  /** Leads to where a mistake can be told. */
  notAttended: (news: InterviewNews): Notice<'interviewNotAttended'> => ({
    ...noticeOf('interviewNotAttended', namesOf(news), news),
    link: `/candidate/${news.about.interview.candidacyId}?view=conversation`,
  }),
  day: (news: InterviewNews) => noticeOf('interviewTomorrow', dateOf(news), news),
  hour: (news: InterviewNews) => noticeOf('interviewSoon', dateOf(news), news),
};

function noticeOf<Kind extends NotificationKind>(
  kind: Kind,
  params: NotificationParams<Kind>,
  news: InterviewNews,
): Notice<Kind> {
  const { interview, hospital } = news.about;
  return {
    kind,
    // To the colleague who proposed it and those who take part; if none of them has the right any more, to all who
    // have.
    to:
      news.side === 'doctor'
        ? { people: [interview.doctorId] }
        : {
            hospital: hospital.id,
            right: 'manageInterviews',
            first: [interview.organizerId, ...interview.interviewerIds],
          },
    params,
    link: `/candidate/${interview.candidacyId}`,
    mail: (reader) => interviewMail(news, reader),
  };
}

const onlyTo = ({ people = [], isOwnDoing }: InterviewNews) => ({
  to: { people },
  ...(isOwnDoing && { bell: false as const }),
});

const namesOf = ({ about: { offer, hospital } }: InterviewNews) => ({
  offer: offer.name ?? '',
  hospital: hospital.name,
});

const choicesOf = (news: InterviewNews) => ({ ...namesOf(news), slots: String(news.slots?.length ?? 0) });

const dateOf = (news: InterviewNews) => ({
  ...namesOf(news),
  startsAt: news.about.interview.startsAt?.toISOString() ?? '',
});
