import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';
import { madridInstant } from '@fonendo/domain/reference/time-zones';
import { UnstyledButton } from '@mantine/core';
import {
  ChevronDown,
  ChevronRight,
  Gavel,
  GraduationCap,
  Hourglass,
  Landmark,
  type LucideIcon,
  MailOpen,
  MailQuestion,
  MessagesSquare,
  Scale,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime, formatWeekday } from '../../../../platform/format.ts';
import { type BadgeTone, ToneBadge } from '../../../../ui/marks/tone-badge.tsx';
import classes from './legal-clock.module.css';
import { MonthsBar } from './months-bar.tsx';
import { isOverdue, isUrgentTerm } from './urgent-term.ts';
import { Why } from './why.tsx';

type Term = PetitionClockTerm;

const icons: Record<Term['kind'], LucideIcon> = {
  access: MailOpen,
  requirement: MailQuestion,
  hearing: MessagesSquare,
  resolution: Landmark,
  silence: Hourglass,
  reposicion: Gavel,
  contencioso: Scale,
  conditions: GraduationCap,
};

/** One term: what it is, its state, its last day, and on demand why. */
export function TermRow({ term, opened }: { term: Term; opened: boolean }) {
  const { t } = useTranslation('legalClock');
  const [isOpen, setOpen] = useState(opened);
  const panel = useId();
  const Icon = icons[term.kind];
  const isUrgent = isUrgentTerm(term);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={classes.term} data-urgent={isUrgent || undefined} data-over={isOverdue(term) || undefined}>
      <span className={classes.icon}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>{t(`terms.${term.kind}.name`)}</h3>
        <p className={classes.line}>{t(`terms.${term.kind}.line`)}</p>
      </div>
      <State term={term} />
      <Ends term={term} isUrgent={isUrgent} />
      <div className={classes.more}>
        {term.kind === 'resolution' && <MonthsBar term={term} />}
        <UnstyledButton
          className={classes.toggle ?? ''}
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={`${t('why')}: ${t(`terms.${term.kind}.name`)}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron size={16} aria-hidden />
          {t('why')}
        </UnstyledButton>
        <div id={panel} hidden={!isOpen}>
          {isOpen && <Why term={term} />}
        </div>
      </div>
    </div>
  );
}

const tones: Record<Term['state'], BadgeTone> = {
  running: 'teal',
  unopened: 'warn',
  suspended: 'info',
  notYet: 'neutral',
  open: 'info',
  past: 'neutral',
};

const glyphs = {
  running: 'half',
  unopened: 'clock',
  suspended: 'clock',
  notYet: 'dashed',
  open: 'dot',
  past: 'clock',
} as const;

function State({ term }: { term: Term }) {
  const { t } = useTranslation('legalClock');
  const { state, workingDays } = term;
  const isUrgent = isUrgentTerm(term);
  const isRunning = state === 'running';
  const tone = isOverdue(term) ? 'bad' : tones[state];
  const words =
    isRunning && workingDays
      ? t('states.counted', { done: workingDays.total - workingDays.left, total: workingDays.total })
      : t(`states.${state}`);
  return (
    <span className={classes.state}>
      <ToneBadge tone={isRunning && isUrgent ? 'warn' : tone} glyph={isRunning && isUrgent ? 'clock' : glyphs[state]}>
        {words}
      </ToneBadge>
    </span>
  );
}

function Ends({ term, isUrgent }: { term: Term; isUrgent: boolean }) {
  const { t } = useTranslation('legalClock');
  const { end, state, latestEnd } = term;
  const left = useLeft(term);
  if (end === null) {
    return (
      <div className={classes.ends}>
        <p className={classes.date}>{t(state === 'open' ? 'noLimit' : 'noDate')}</p>
        {state !== 'open' && <p className={classes.left}>{t('byResolution')}</p>}
      </div>
    );
  }
  return (
    <div className={classes.ends}>
      <p className={classes.date}>
        <time dateTime={end}>{formatWeekday(end)}</time>
      </p>
      {left && <p className={classes.left}>{left}</p>}
      {isUrgent && <Hour day={end} />}
      {latestEnd && <p className={classes.line}>{t('latest', { date: formatWeekday(latestEnd) })}</p>}
    </div>
  );
}

function useLeft({ daysLeft, workingDays, kind, state }: Term): string | null {
  const { t } = useTranslation('legalClock');
  if (daysLeft === null) return null;
  if (kind === 'silence') return state === 'open' ? t('since', { count: 1 - daysLeft }) : null;
  if (daysLeft < 0) return t('since', { count: -daysLeft });
  if (daysLeft === 0) return t('today');
  return workingDays ? t('leftWorking', { count: workingDays.left }) : t('left', { count: daysLeft });
}

/** A term ends at midnight in Spain, which is earlier in America. */
function Hour({ day }: { day: string }) {
  const { t } = useTranslation('legalClock');
  const instant = madridInstant({ date: day, time: '23:59' });
  const there = instant && formatTime(instant);
  return (
    <p className={classes.line}>
      {there && !there.startsWith('23:59') ? t('untilHourThere', { time: there }) : t('untilHour')}
    </p>
  );
}
