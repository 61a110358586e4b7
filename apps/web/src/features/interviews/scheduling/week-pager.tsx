import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../calendar/week.ts';
import { daysTitle } from '../interview-times.ts';
import classes from './scheduler.module.css';

type Props = { monday: string; days: readonly string[]; first: string; onMonday: (monday: string) => void };

/** The weeks that can be proposed, one at a time. */
export function WeekPager({ monday, days, first, onMonday }: Props) {
  const { t } = useTranslation('interviews');
  return (
    <div className={classes.pager}>
      <ActionIcon
        aria-label={t('scheduler.previous')}
        disabled={monday <= first}
        onClick={() => onMonday(addDays(monday, -7))}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span aria-live="polite">{daysTitle(days)}</span>
      <ActionIcon aria-label={t('scheduler.next')} onClick={() => onMonday(addDays(monday, 7))}>
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
