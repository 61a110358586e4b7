import type { Interview } from '@fonendo/contract/interviews.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/auth-state.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { capitalised, cityOf, differs, longDay, ownZone, times, timesThere } from '../interview-times.ts';
import { interviewsBetweenQuery } from '../interviews.queries.ts';
import { type AgendaEntry, agendaOf, type Period, periodRange, periodTitle, shifted } from './agenda.ts';
import { CalendarFeedCard } from './calendar-feed-card.tsx';
import classes from './interviews-calendar.module.css';
import { firstWeek } from './week.ts';

/** All interviews of a hospital or a doctor by day, with the link for their own calendar. */
export function InterviewsCalendar() {
  const { t, i18n } = useTranslation('interviews');
  const side = isDoctor(useSession()?.policyGroups ?? []) ? 'doctor' : 'hospital';
  const today = wallClock(madridZone, new Date()).date;
  const [period, setPeriod] = useState<Period>('week');
  const [anchor, setAnchor] = useState(firstWeek(new Date()));
  const range = periodRange(anchor, period);
  const query = useQuery(interviewsBetweenQuery(range));
  const days = query.data && agendaOf(query.data.items, range);
  const count = new Set(days?.flatMap(({ entries }) => entries.map(({ interview }) => interview.id))).size;
  return (
    <div className={classes.calendar}>
      <Section
        title={capitalised(periodTitle(anchor, period, i18n.language))}
        aside={<span role="status">{days && t('calendar.count', { count })}</span>}
      >
        <div className={classes.bar}>
          <SegmentedControl
            aria-label={t('calendar.period')}
            value={period}
            onChange={(value) => setPeriod(value as Period)}
            data={[
              { value: 'week', label: t('calendar.week') },
              { value: 'month', label: t('calendar.month') },
            ]}
          />
          <div className={classes.pager}>
            <ActionIcon
              aria-label={t(`calendar.previous.${period}`)}
              onClick={() => setAnchor(shifted(anchor, period, -1))}
            >
              <ChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={t(`calendar.next.${period}`)} onClick={() => setAnchor(shifted(anchor, period, 1))}>
              <ChevronRight size={18} aria-hidden />
            </ActionIcon>
            <Button variant="default" size="sm" onClick={() => setAnchor(today)}>
              {t('calendar.today')}
            </Button>
          </div>
        </div>
        <AnswerFrame
          query={query}
          outline="rows"
          rows={3}
          failed={t('failed')}
          failedHelp={t('failedHelp')}
          empty={{
            when: () => days?.length === 0,
            show: (
              <EmptyState
                icon={<CalendarDays size={26} strokeWidth={1.75} aria-hidden />}
                title={t(`calendar.none.${period}`)}
                description={t(`calendar.noneHelp.${side}`)}
              />
            ),
          }}
        >
          {() => days && <Agenda days={days} side={side} today={today} />}
        </AnswerFrame>
      </Section>
      <div>
        <CalendarFeedCard side={side} />
      </div>
    </div>
  );
}

type Side = 'doctor' | 'hospital';
type AgendaProps = { days: ReturnType<typeof agendaOf>; side: Side; today: string };

function Agenda({ days, side, today }: AgendaProps) {
  const { t } = useTranslation('interviews');
  const zone = ownZone();
  const differsNow = days.some(({ entries }) => entries.some(({ startsAt }) => differs(zone, startsAt)));
  return (
    <>
      <p className={classes.zone}>{t(side === 'doctor' && differsNow ? 'calendar.zoneBoth' : 'calendar.zone')}</p>
      <ol className={classes.days} aria-label={t('calendar.list')}>
        {days.map(({ date, entries }) => (
          <li key={date}>
            <h3 className={classes.day} data-today={date === today || undefined}>
              {capitalised(longDay(`${date}T12:00:00Z`, 'UTC'))}
              {date === today && <span>{t('calendar.today')}</span>}
            </h3>
            <Card as="ul" padding="rows">
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} side={side} zone={zone} />
              ))}
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({ entry, side, zone: viewers }: { entry: AgendaEntry; side: Side; zone: string }) {
  const { t } = useTranslation('interviews');
  const { interview, kind } = entry;
  const zone = side === 'hospital' ? (interview.candidate?.zone ?? madridZone) : viewers;
  return (
    <CardRow as="li">
      <div className={classes.entry} data-tentative={kind === 'date' ? undefined : true}>
        <div className={classes.times}>
          <strong>{times(entry, madridZone)}</strong>
          {differs(zone, entry.startsAt) && (
            <span>{t('times.in', { times: timesThere(entry, zone), city: cityOf(zone) })}</span>
          )}
        </div>
        <div className={classes.words}>
          <Link to="/candidate/$id" params={{ id: interview.candidacyId }} className={classes.name}>
            {titleOf(interview, side) || t('calendar.left')}
          </Link>
          <span>
            {interview.offer.name} · {t(`places.${interview.place}`)}
          </span>
          {kind === 'proposed' && <span>{t('calendar.proposed')}</span>}
          {kind === 'counter' && <span>{t(side === 'doctor' ? 'calendar.counterOwn' : 'calendar.counter')}</span>}
        </div>
        <StatusBadge of="interview" status={interview.status} />
      </div>
    </CardRow>
  );
}

const titleOf = ({ hospital, candidate }: Interview, side: Side): string =>
  side === 'doctor' ? hospital.name : (candidate?.name ?? '');
