import type { CandidateCard, CandidateEvent } from '@fonendo/contract/selection/lists.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { TFunction } from 'i18next';
import {
  CalendarClock,
  CalendarX,
  Check,
  Clock,
  FileClock,
  FileText,
  type LucideIcon,
  Minus,
  PenLine,
  Video,
} from 'lucide-react';
import { formatDay, formatEntryMoment } from '../../../platform/format.ts';
import classes from './candidates.module.css';

/** Teal is the hospital's turn, green is scheduled, coral is late; others are neutral. */
type Tone = 'ours' | 'fixed' | 'late' | 'new' | 'plain' | 'quiet';

const looks: Record<CandidateEvent['key'], { tone: Tone; icon: LucideIcon | null }> = {
  documentsToAccept: { tone: 'ours', icon: FileText },
  documentsOverdue: { tone: 'late', icon: FileClock },
  documentsDue: { tone: 'plain', icon: FileClock },
  interviewAt: { tone: 'fixed', icon: Video },
  interviewPassed: { tone: 'ours', icon: PenLine },
  datesUnanswered: { tone: 'plain', icon: Clock },
  datesProposed: { tone: 'ours', icon: CalendarClock },
  datesDeclined: { tone: 'ours', icon: CalendarX },
  proposeDates: { tone: 'ours', icon: CalendarClock },
  askForDocuments: { tone: 'ours', icon: FileText },
  stepDone: { tone: 'ours', icon: Check },
  toRate: { tone: 'plain', icon: PenLine },
  toComplete: { tone: 'plain', icon: PenLine },
  new: { tone: 'new', icon: null },
  notSeen: { tone: 'quiet', icon: null },
  toStart: { tone: 'quiet', icon: null },
  accepted: { tone: 'fixed', icon: Check },
  discarded: { tone: 'quiet', icon: Minus },
  withdrawn: { tone: 'quiet', icon: Minus },
};

type Texts = TFunction<'candidates'>;

/** What happens next, in a line. `t` is passed down, so that five hundred cards do not each call the hook. */
export function NextEvent({ next, t }: Pick<CandidateCard, 'next'> & { t: Texts }) {
  const { tone, icon: Icon } = looks[next.key];
  const isToday = next.key === 'documentsDue' && next.on === madridDate(new Date());
  return (
    <span className={classes.next} data-tone={isToday ? 'late' : tone}>
      {Icon && <Icon size={14} aria-hidden />}
      {isToday ? t('next.documentsDueToday') : eventText(next, t)}
    </span>
  );
}

function eventText(next: CandidateEvent, t: Texts): string {
  switch (next.key) {
    case 'documentsToAccept':
    case 'datesUnanswered':
    case 'datesProposed':
      return t(`next.${next.key}`, { count: next.count });
    case 'documentsOverdue':
    case 'documentsDue':
    case 'accepted':
    case 'discarded':
    case 'withdrawn':
      return t(`next.${next.key}`, { day: shortDay(next.on) });
    case 'interviewAt':
      return t('next.interviewAt', { moment: formatEntryMoment(next.at) });
    default:
      return t(`next.${next.key}`);
  }
}

/** "24 nov", with the year if it is not this one. */
const shortDay = (day: string): string =>
  formatDay(day).replace(new RegExp(` ?(de )?${new Date().getFullYear()}$`), '');
