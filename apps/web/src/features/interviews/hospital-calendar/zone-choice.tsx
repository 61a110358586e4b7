import { madridZone } from '@fonendo/domain/reference/time-zones';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cityOf } from '../interview-times.ts';
import classes from './zone-choice.module.css';

/** Where doctors who apply in Spain live most; beside them the zones of one's own candidates. */
const common = [
  ...['America/Bogota', 'America/Argentina/Buenos_Aires', 'America/Caracas', 'America/Lima', 'America/Mexico_City'],
  ...['America/Guayaquil', 'America/Santiago', 'America/La_Paz', 'America/Havana', 'America/Santo_Domingo'],
];

const key = 'fonendo.calendar.zone';

/** The zone that was chosen by hand during this visit; null where it follows the chosen interview. */
export const readChosenZone = (): string | null => sessionStorage.getItem(key);

export function keepChosenZone(zone: string | null): void {
  if (zone === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, zone);
}

type Props = {
  chosen: string | null;
  /** Of the candidates in the calendar. */
  zones: readonly string[];
  onChange: (zone: string | null) => void;
};

/** Lies over the head of the hours, so that the city itself is what is pressed. */
export function ZoneChoice({ chosen, zones, onChange }: Props) {
  const { t } = useTranslation('interviews');
  const offered = [...new Set([...zones, ...common, ...(chosen ? [chosen] : [])])]
    .filter((zone) => zone !== madridZone)
    .toSorted((one, other) => cityOf(one).localeCompare(cityOf(other)));
  return (
    <span className={classes.choice}>
      <ChevronDown size={12} aria-hidden />
      <select
        aria-label={t('calendar.secondZone')}
        value={chosen ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{t('calendar.followZone')}</option>
        {offered.map((zone) => (
          <option key={zone} value={zone}>
            {cityOf(zone)}
          </option>
        ))}
      </select>
    </span>
  );
}
