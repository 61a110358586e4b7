import type { CandidacyEvent, Conversation } from '@fonendo/contract/conversations.schema';
import { type CandidacyEventKind, isAgreement } from '@fonendo/domain/conversations/events';
import {
  ArrowRight,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CheckCheck,
  CircleCheck,
  CircleX,
  FileCheck,
  FilePlus,
  FileUp,
  Flag,
  type LucideIcon,
  RotateCcw,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatList, formatWeekday } from '../../platform/format.ts';
import { currentLocale } from '../../platform/i18n.ts';
import { clocksOf } from './clocks.ts';
import classes from './conversation.module.css';
import { useDocumentWords } from './use-document-words.ts';

const icons: Record<CandidacyEventKind, LucideIcon> = {
  applied: Flag,
  stepStarted: ArrowRight,
  stepCompleted: CheckCheck,
  accepted: CircleCheck,
  acceptanceUndone: RotateCcw,
  discarded: CircleX,
  withdrawn: CircleX,
  reopened: RotateCcw,
  firstDayAgreed: CalendarCheck,
  documentAsked: FilePlus,
  documentAskedAgain: FilePlus,
  documentHandedIn: FileUp,
  documentAccepted: FileCheck,
  interviewProposed: CalendarPlus,
  interviewConfirmed: CalendarCheck,
  interviewDeclined: CalendarX,
  interviewMoved: CalendarClock,
  interviewCancelled: CalendarX,
};

type Talk = Pick<Conversation, 'side' | 'zone' | 'other'>;

/** Something that happened to the candidacy, between what was said; green when both agreed on it. */
export function EventLine({ event, talk }: { event: CandidacyEvent; talk: Talk }) {
  const words = useWords(event, talk);
  const Icon = icons[event.kind];
  return (
    <p className={classes.event} data-agreed={isAgreement(event.kind) || undefined}>
      <Icon size={16} aria-hidden />
      <span>{words}</span>
    </p>
  );
}

function useWords({ kind, step, documents, startsAt, day, byDoctor }: CandidacyEvent, { side, zone, other }: Talk) {
  const { t } = useTranslation('conversations');
  const wordsOf = useDocumentWords();
  const papers = formatList(documents.map(wordsOf));
  if (kind === 'interviewConfirmed' && startsAt) {
    const { day: on, time, there } = clocksOf(startsAt, side, zone, currentLocale());
    const theirs = there && (there.city ? t('there', { ...there, city: there.city }) : t('inSpain', there));
    const when = `${formatWeekday(on)}, ${time}${theirs ? ` (${theirs})` : ''}`;
    const name = side !== 'doctor' && byDoctor ? other?.name : undefined;
    return name ? t('events.interviewConfirmedBy', { name, when }) : t('events.interviewConfirmed', { when });
  }
  if (kind === 'documentHandedIn' && !byDoctor) return t('events.documentHandedInByStaff', { documents: papers });
  return t(`events.${kind}`, {
    step: step ?? '',
    documents: papers,
    date: day ? formatDay(day, 'long') : '',
    when: '',
  });
}
