import { madridZone, wallClock } from '@fonendo/domain/reference/time-zones';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { capitalised } from '../interview-times.ts';
import { interviewsBetweenQuery } from '../interviews.queries.ts';
import { agendaOf, type Period, periodRange, periodTitle, shifted } from './agenda.ts';
import { Agenda } from './agenda-list.tsx';
import { CalendarFeedCard } from './calendar-feed-card.tsx';
import classes from './interviews-calendar.module.css';
import { firstWeek } from './week.ts';

/** All interviews of a doctor by day, with the link for their own calendar. */
export function InterviewsCalendar() {
  const { t, i18n } = useTranslation('interviews');
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
                description={t('calendar.noneHelp.doctor')}
              />
            ),
          }}
        >
          {() => days && <Agenda days={days} side="doctor" />}
        </AnswerFrame>
      </Section>
      <div>
        <CalendarFeedCard side="doctor" />
      </div>
    </div>
  );
}
