import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { describeAction } from '@fonendo/messages/audit-text';
import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accentFilter } from '../../ui/fields/accent-filter.ts';
import { DateField } from '../../ui/fields/date/date-field.tsx';
import { isDay } from '../../ui/fields/date/typed-date.ts';
import { FilterTag } from '../../ui/table/filter-tag.tsx';
import { withValue } from '../../ui/table/table-search.ts';
import classes from './filters.module.css';
import { FoundFilter } from './found-filter.tsx';
import type { AuditSearch } from './search.ts';

type Named = { person: string | undefined; subject: string | undefined };

type Props = {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  /** The names of the person and the thing that the address holds by their ids. */
  names: Named;
};

/** Who, what, about what and when. On phones one button unfolds them, so that the list comes first. */
export function AuditFilters({ search, onSearch, names }: Props) {
  const { t } = useTranslation(['audit', 'ui']);
  const [open, { toggle }] = useDisclosure(false);
  const id = useId();
  const set = (key: keyof AuditSearch, value: string | null) => onSearch(withValue(search, key, value));
  const chosen = useChosen(search, names);
  return (
    <section className={classes.filters} aria-label={t('ui:filters.fold')}>
      <Button
        className={classes.fold ?? ''}
        variant="default"
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        rightSection={chosen.length > 0 && <span className={classes.count}>{chosen.length}</span>}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {t('ui:filters.fold')}
      </Button>
      <div id={id} className={classes.fields} data-open={open || undefined}>
        <FoundFilter
          kinds={['users']}
          label={t('filters.person')}
          placeholder={t('filters.personHint')}
          onFound={({ id: person }) => set('person', person)}
        />
        <Kinds search={search} onSearch={onSearch} />
        <FoundFilter
          kinds={['offers', 'hospitals', 'petitions', 'users']}
          label={t('filters.thing')}
          placeholder={t('filters.thingHint')}
          onFound={({ kind, id: subjectId }) => onSearch({ ...search, subject: subjectOf[kind], subjectId })}
        />
        <Day label={t('filters.from')} value={search.from} maxDate={search.to} onDay={(day) => set('from', day)} />
        <Day label={t('filters.to')} value={search.to} minDate={search.from} onDay={(day) => set('to', day)} />
      </div>
      {chosen.length > 0 && (
        <div className={classes.chosen}>
          {chosen.map(({ key, label }) => (
            <FilterTag key={key} label={label} onRemove={() => onSearch(without(search, key))} />
          ))}
          <Button variant="subtle" size="sm" onClick={() => onSearch({})}>
            {t('ui:filters.clear')}
          </Button>
        </div>
      )}
    </section>
  );
}

const subjectOf = { offers: 'offer', hospitals: 'hospital', petitions: 'petition', users: 'user' } as const;

/** Without the kind there is no thing of that kind. */
function without(search: AuditSearch, key: keyof AuditSearch): AuditSearch {
  const left = withValue(search, key, null);
  return key === 'subject' ? withValue(left, 'subjectId', null) : left;
}

/** What is filtered by, in words. */
function useChosen(search: AuditSearch, names: Named): { key: keyof AuditSearch; label: string }[] {
  const { t } = useTranslation('audit');
  const { actions } = useOptions();
  const { person, action, subject, subjectId } = search;
  return [
    ...(person
      ? [{ key: 'person' as const, label: t('personFilter', { name: names.person || t('deletedAccount') }) }]
      : []),
    ...(action
      ? [{ key: 'action' as const, label: actions.find(({ value }) => value === action)?.label ?? action }]
      : []),
    ...(subject && !subjectId ? [{ key: 'subject' as const, label: t(`subjects.${subject}`) }] : []),
    ...(subject && subjectId
      ? [
          {
            key: 'subjectId' as const,
            label: t('subjectFilter', { subject: names.subject ?? t(`subjects.${subject}`) }),
          },
        ]
      : []),
  ];
}

function Kinds({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation('audit');
  const { actions, subjects } = useOptions();
  const common = { size: 'sm', searchable: true, clearable: true, filter: accentFilter } as const;
  return (
    <>
      <Select
        {...common}
        label={t('filters.action')}
        placeholder={t('filters.any')}
        data={actions}
        value={search.action ?? null}
        onChange={(value) => onSearch(withValue(search, 'action', value))}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      />
      <Select
        {...common}
        label={t('filters.subject')}
        placeholder={t('filters.all')}
        data={subjects}
        value={search.subject ?? null}
        onChange={(value) => onSearch(withValue(withValue(search, 'subject', value), 'subjectId', null))}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      />
    </>
  );
}

function useOptions() {
  const { t, i18n } = useTranslation('audit');
  return useMemo(() => {
    const texts = { actions: t('actions', { returnObjects: true }) };
    const { compare } = new Intl.Collator(i18n.language);
    const sorted = <Value extends string>(options: { value: Value; label: string }[]) =>
      options.sort((one, other) => compare(one.label, other.label));
    return {
      actions: sorted(auditActions.map((value) => ({ value, label: describeAction(value, texts) }))),
      subjects: sorted(auditSubjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) }))),
    };
  }, [t, i18n.language]);
}

type DayProps = {
  label: string;
  value: string | undefined;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  onDay: (day: string | null) => void;
};

/** What is typed stays in the field; only a day that exists goes into the address. */
function Day({ label, value = '', minDate, maxDate, onDay }: DayProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <DateField
      unmarked
      optional
      size="sm"
      label={label}
      value={typed}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      onChange={(day) => {
        setTyped(day);
        if (day === '' || isDay(day)) onDay(day || null);
      }}
    />
  );
}
