import { localeTags } from '@fonendo/domain/shared/locale';
import { formatShortDay } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysInWords = 31;

/** "hace 2 días" for a month, then the day itself; days by the reader's own calendar, so that yesterday is yesterday. */
export function formatAge(iso: string, now = new Date()): string {
  const days = Math.round((midnight(now) - midnight(new Date(iso))) / dayMs);
  if (days > daysInWords) return formatShortDay(iso);
  const words = new Intl.RelativeTimeFormat(localeTags[currentLocale()], { numeric: 'auto' }).format(
    -Math.max(days, 0),
    'day',
  );
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
