import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shifted } from '../calendar/agenda.ts';
import classes from './calendar-bar.module.css';
import { type CalendarPeriod, calendarPeriods } from './periods.ts';

type Props = {
  period: CalendarPeriod;
  /** Without the list, which a narrow screen shows anyway. */
  narrow: boolean;
  day: string;
  /** What is shown, in words. */
  title: string;
  count: number | undefined;
  onPeriod: (period: CalendarPeriod) => void;
  onDay: (day: string | undefined) => void;
};

/** Which period is shown, how it is drawn, and what the drawings mean. */
export function CalendarBar({ period, narrow, day, title, count, onPeriod, onDay }: Props) {
  const { t } = useTranslation(['interviews', 'core']);
  const span = period === 'week' ? 'week' : 'month';
  const choices = calendarPeriods.filter((choice) => !narrow || choice !== 'list');
  return (
    <div className={classes.bar}>
      <div className={classes.pager}>
        <Button variant="default" size="sm" onClick={() => onDay(undefined)}>
          {t('calendar.today')}
        </Button>
        <ActionIcon aria-label={t(`calendar.previous.${span}`)} onClick={() => onDay(shifted(day, span, -1))}>
          <ChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={t(`calendar.next.${span}`)} onClick={() => onDay(shifted(day, span, 1))}>
          <ChevronRight size={18} aria-hidden />
        </ActionIcon>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.count} role="status">
          {count !== undefined && t('calendar.count', { count })}
        </span>
      </div>
      {!narrow && period !== 'list' && (
        <ul className={classes.legend}>
          <li data-kind="confirmed">{t('calendar.legend.confirmed')}</li>
          <li data-kind="proposed">{t('calendar.legend.proposed')}</li>
          <li data-kind="counter">{t('core:statuses.interview.counter')}</li>
          <li data-kind="held">{t('core:statuses.interview.held')}</li>
          <li data-kind="clash">{t('calendar.legend.clash')}</li>
        </ul>
      )}
      <SegmentedControl
        aria-label={t('calendar.period')}
        value={narrow && period === 'list' ? 'month' : period}
        onChange={(chosen) => onPeriod(chosen as CalendarPeriod)}
        data={choices.map((value) => ({ value, label: t(`calendar.periods.${value}`) }))}
      />
    </div>
  );
}
