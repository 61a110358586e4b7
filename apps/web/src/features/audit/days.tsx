import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { isDay } from '../../ui/fields/date/typed-date.ts';
import type { FilterPlace } from '../../ui/table/table-filters.tsx';
import { withValue } from '../../ui/table/table-search.ts';
import { areOutOfOrder } from './days-in-order.ts';
import classes from './filters.module.css';
import type { AuditSearch } from './search.ts';

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void; place: FilterPlace };

const keys = ['from', 'to'] as const;

type Key = (typeof keys)[number];

/**
 * What is typed stays in the fields. Only days that exist go into the address, and both only if they are in order: the
 * one that was changed last says that they are not.
 */
export function AuditDays({ search, onSearch, place }: Props) {
  const { t } = useTranslation('audit');
  const { from = '', to = '' } = search;
  const [typed, setTyped] = useState({ from, to });
  const [changed, setChanged] = useState<Key>('from');
  useEffect(() => setTyped((before) => ({ ...before, from })), [from]);
  useEffect(() => setTyped((before) => ({ ...before, to })), [to]);
  const refused = areOutOfOrder(typed) ? changed : null;

  function change(key: Key, text: string) {
    const days = { ...typed, [key]: text };
    setTyped(days);
    setChanged(key);
    if (areOutOfOrder(days)) return;
    const complete = keys.filter((one) => days[one] === '' || isDay(days[one]));
    const next = complete.reduce((found, one) => withValue(found, one, days[one] || null), search);
    if (keys.some((one) => next[one] !== search[one])) onSearch(next);
  }

  return (
    <div className={classes.days} data-place={place}>
      {keys.map((key) => (
        <DateField
          key={key}
          bare
          optional
          size="sm"
          label={t(`filters.${key}`)}
          value={typed[key]}
          // The calendar offers no day beyond the other one; a typed one is refused in words.
          getDayProps={(day) => ({ disabled: areOutOfOrder({ ...typed, [key]: day }) })}
          error={refused === key && t(`filters.${key}Refused`)}
          onChange={(text) => change(key, text)}
          // A calendar elsewhere in the page would close what the field stands in.
          {...(place === 'popover' && { popoverProps: { withinPortal: false } })}
        />
      ))}
    </div>
  );
}
