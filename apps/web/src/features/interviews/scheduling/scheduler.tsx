import type {
  BusyTimes,
  CandidacyInterviews,
  Interview,
  InterviewProposal,
  InterviewTerms,
} from '@fonendo/contract/interviews.schema';
import { madridZone, type WallClock, wallClock } from '@fonendo/domain/reference/time-zones';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../platform/form/use-unsaved-changes.ts';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Section } from '../../../ui/section.tsx';
import { busyRange, firstWeek, mondayOf, placeOn, shownDays, timeOf } from '../calendar/week.ts';
import { WeekCalendar } from '../calendar/week-calendar.tsx';
import { shortDay, times } from '../interview-times.ts';
import { busyTimesQuery } from '../interviews.queries.ts';
import { isWritten, takeIn } from './open-entries.ts';
import { InPanelPlace, useHasColumns } from './panel-place.tsx';
import {
  type DraftProblem,
  type DraftSlot,
  maxSlots,
  nextKey,
  nudged,
  problemsOf,
  spanOfSlot,
  takenTimes,
  withoutSlot,
  withSlot,
} from './proposal-draft.ts';
import { ProposalPanel } from './proposal-panel.tsx';
import classes from './scheduler.module.css';
import { useOpenEntries } from './use-open-entries.ts';
import { WeekPager } from './week-pager.tsx';

type Props = {
  candidacyId: string;
  candidate: { name: string; zone: string };
  colleagues: CandidacyInterviews['colleagues'];
  terms: InterviewTerms;
  title: string;
  /** The interview whose dates are being changed: it does not count as busy. */
  changes?: Interview;
  onSend: (proposal: InterviewProposal) => Promise<void>;
  onBack?: () => void;
};

const loadSchema = () => import('@fonendo/contract/interviews.schema').then((schemas) => schemas.interviewTermsSchema);

/** One to five dates, chosen in a calendar that shows busy times, or typed into the list beside it. */
export function Scheduler({ candidacyId, candidate, colleagues, terms, title, changes, onSend, onBack }: Props) {
  const { t } = useTranslation(['interviews', 'ui']);
  const confirm = useConfirm();
  const sent = useRef(false);
  const now = new Date();
  const first = firstWeek(now);
  const [monday, setMonday] = useState(first);
  const [slots, setSlots] = useState<readonly DraftSlot[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<number, DraftProblem>>(new Map());
  const [news, setNews] = useState('');
  const [refusals, setRefusals] = useState(0);
  const hasColumns = useHasColumns();
  const form = useZodForm(loadSchema, terms);
  const refuse = () => setRefusals((count) => count + 1);
  const entries = useOpenEntries({
    slots,
    onPut: (key, clock) => (key === null ? add(clock) : put({ ...clock, key }, 'moved')),
    onRefused: refuse,
  });
  const isTyped = entries.all.some((entry) => isWritten(entry, slots));
  useUnsavedChanges(
    () => !sent.current && (slots.length > 0 || isTyped || form.isDirty()),
    () =>
      confirm({
        title: t('ui:leave.title'),
        description: t('ui:leave.description'),
        action: t('ui:leave.action'),
        keeps: 'editing',
      }),
  );
  const busy = useQuery(busyTimesQuery(candidacyId, busyRange(monday, first)));
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const today = wallClock(madridZone, now).date;
  // A phone has room for two days: it does not spend it on those that are over.
  const days = daysWith(monday, slots, busy.data).filter((date) => !isNarrow || date >= today);
  const duration = Number(form.values.durationMinutes ?? terms.durationMinutes);
  const taken = takenTimes(busy.data, changes?.id);
  const checked = problemsOf(slots, duration, { now, taken });
  const problems = new Map([...refused, ...checked]);

  const say = (key: 'added' | 'moved', slot: DraftSlot, all: readonly DraftSlot[]) => {
    const span = spanOfSlot(slot, duration);
    if (!span) return;
    const number = all.findIndex(({ key: other }) => other === slot.key) + 1;
    setNews(
      t(`scheduler.${key}`, { number, date: shortDay(span.startsAt, madridZone), times: times(span, madridZone) }),
    );
  };
  const put = (slot: DraftSlot, key: 'added' | 'moved') => {
    const all = withSlot(slots, slot);
    setSlots(all);
    setRefused(new Map());
    setMonday(mondayOf(slot.date));
    entries.close(slot.key);
    say(key, slot, all);
  };
  const add = (clock: WallClock) => {
    if (slots.length >= maxSlots) setNews(t('scheduler.full', { max: maxSlots }));
    else put({ ...clock, key: nextKey(slots) }, 'added');
  };
  const remove = ({ key }: DraftSlot) => {
    setSlots(withoutSlot(slots, key));
    entries.close(key);
    setRefused(new Map());
    setNews(t('scheduler.removed'));
  };
  /** Past, taken, or overlapping another of the dates: cannot be placed by pointer. */
  const isBlocked = (date: string, minutes: number, key: number | null) => {
    const slot = { key: key ?? -1, date, time: timeOf(minutes) };
    const others = slots.filter((other) => other.key !== key);
    return problemsOf([...others, slot], duration, { now, taken }).has(slot.key);
  };
  const place = (date: string, minutes: number, key: number | null) => {
    if (isBlocked(date, minutes, key)) setNews(t('scheduler.refused'));
    else if (key === null) add({ date, time: timeOf(minutes) });
    else put({ key, date, time: timeOf(minutes) }, 'moved');
  };
  const nudge = (slot: DraftSlot, key: string): boolean => {
    const moved = nudged(slot, key, duration);
    if (moved) put(moved, 'moved');
    return moved !== null;
  };
  /** What is being written goes along; what cannot, gets the focus. */
  const check = (): number => {
    const whole = takeIn(slots, entries.all);
    setSlots(whole.slots);
    entries.replace(whole.left);
    const halves = whole.left.filter((entry) => isWritten(entry, slots)).length;
    const wrong = halves + new Map([...refused, ...problemsOf(whole.slots, duration, { now, taken })]).size;
    const count = whole.slots.length === 0 ? Math.max(wrong, 1) : wrong;
    if (count > 0) refuse();
    return count;
  };
  const send = async (values: InterviewTerms) => {
    const { slots: whole } = takeIn(slots, entries.all);
    const spans = whole.flatMap((slot) => spanOfSlot(slot, duration) ?? []);
    // Sending may lead to the next candidate.
    sent.current = true;
    try {
      await onSend({ ...values, slots: spans.map(({ startsAt }) => ({ startsAt: startsAt.toISOString() })) });
    } catch (failure) {
      sent.current = false;
      // A date was taken or has passed meanwhile: each date shows its error, and the message above says that nothing
      // was sent.
      if (isApiFailure(failure, 'InterviewProposalsFailed')) setRefused(refusedBy(failure.data.fields ?? {}, whole));
      void busy.refetch();
      throw failure;
    }
  };

  const bar = (
    <div className={classes.bar}>
      <ul className={classes.legend}>
        <li data-kind="slot">{t('scheduler.legend.slot')}</li>
        <li data-kind="others">{t('scheduler.legend.others')}</li>
        <li data-kind="busy">{t('scheduler.legend.busy')}</li>
        <li data-kind="taken">{t('scheduler.legend.taken')}</li>
      </ul>
      <WeekPager {...{ monday, days, first }} onMonday={setMonday} />
    </div>
  );
  return (
    <Section title={title} aside={hasColumns && bar}>
      {onBack && (
        <div className={classes.back}>
          <Button variant="subtle" size="sm" leftSection={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
            {t('hospital.back')}
          </Button>
        </div>
      )}
      <div className={classes.scheduler}>
        <div className={classes.week}>
          {!hasColumns && bar}
          <WeekCalendar
            {...{ monday, days, duration, slots, problems, isBlocked, colleagues }}
            interviewerIds={form.values.interviewerIds ?? []}
            zone={candidate.zone}
            busy={busy.data && withoutChanged(busy.data, changes?.id)}
            onPlace={place}
            onNudge={nudge}
            onRemove={remove}
          />
          {busy.isError && <p className={classes.warning}>{t('scheduler.busyFailed')}</p>}
        </div>
        <InPanelPlace>
          <ProposalPanel
            {...{ form, candidate, colleagues, slots, problems, duration }}
            busy={busy.data && withoutChanged(busy.data, changes?.id)}
            today={today}
            {...{ entries, refusals }}
            onRemove={remove}
            onCheck={check}
            onSend={send}
          />
        </InPanelPlace>
        <VisuallyHidden role="status" aria-live="polite">
          {news}
        </VisuallyHidden>
      </div>
    </Section>
  );
}

/** Monday to Friday, and the weekend up to its last day with a date or something that takes time. */
function daysWith(monday: string, slots: readonly DraftSlot[], busy: BusyTimes | undefined): string[] {
  const others = [...(busy?.interviews ?? []), ...(busy?.taken ?? [])];
  return shownDays(
    monday,
    (date) => slots.some((slot) => slot.date === date) || others.some((span) => placeOn(date, span) !== null),
  );
}

/** The dates that are being replaced do not count as busy. */
const withoutChanged = <Busy extends { interviews: readonly { interviewId: string }[] }>(busy: Busy, id?: string) => ({
  ...busy,
  interviews: busy.interviews.filter(({ interviewId }) => interviewId !== id),
});

/** `slots.2.startsAt` is the third date that was sent; its error is a key of `problems`. */
function refusedBy(fields: Record<string, { key: string }>, slots: readonly DraftSlot[]) {
  const problems = new Map<number, DraftProblem>();
  for (const [path, { key }] of Object.entries(fields)) {
    const slot = slots[Number(path.split('.')[1])];
    if (slot) problems.set(slot.key, key.replace('interviews:problems.', '') as DraftProblem);
  }
  return problems;
}
