import type { CandidateCard, CandidateEvent } from '@fonendo/contract/selection/lists.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { TFunction } from 'i18next';
import { formatDay, formatEntryMoment } from '../../../platform/format.ts';
import { Glyph, type GlyphName } from '../../../ui/marks/glyph.tsx';
import classes from './candidates.module.css';

/** Teal is the hospital's turn, green is scheduled, coral is late; others are neutral. */
type Tone = 'ours' | 'fixed' | 'late' | 'new' | 'plain' | 'quiet';

const looks: Record<CandidateEvent['key'], { tone: Tone; icon: GlyphName | null }> = {
  documentsToAccept: { tone: 'ours', icon: 'file-text' },
  documentsOverdue: { tone: 'late', icon: 'file-clock' },
  documentsDue: { tone: 'plain', icon: 'file-clock' },
  interviewAt: { tone: 'fixed', icon: 'video' },
  interviewPassed: { tone: 'ours', icon: 'pen-line' },
  datesUnanswered: { tone: 'plain', icon: 'clock' },
  datesProposed: { tone: 'ours', icon: 'calendar-clock' },
  datesDeclined: { tone: 'ours', icon: 'calendar-x' },
  proposeDates: { tone: 'ours', icon: 'calendar-clock' },
  askForDocuments: { tone: 'ours', icon: 'file-text' },
  stepDone: { tone: 'ours', icon: 'check' },
  toRate: { tone: 'plain', icon: 'pen-line' },
  toComplete: { tone: 'plain', icon: 'pen-line' },
  new: { tone: 'new', icon: null },
  notSeen: { tone: 'quiet', icon: null },
  toStart: { tone: 'quiet', icon: null },
  accepted: { tone: 'fixed', icon: 'check' },
  discarded: { tone: 'quiet', icon: 'minus' },
  withdrawn: { tone: 'quiet', icon: 'minus' },
};

type Texts = TFunction<'candidates'>;

/** What happens next, in a line. `t` is passed down, so that five hundred cards do not each call the hook. */
export function NextEvent({ next, t }: Pick<CandidateCard, 'next'> & { t: Texts }) {
  const { tone, icon } = looks[next.key];
  const isToday = next.key === 'documentsDue' && next.on === madridDate(new Date());
  return (
    <span className={classes.next} data-tone={isToday ? 'late' : tone}>
      {icon && <Glyph icon={icon} size={14} />}
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
