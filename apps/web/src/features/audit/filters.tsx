import type { AuditPage } from '@fonendo/contract/audit.schema';
import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { describeAction } from '@fonendo/messages/audit-text';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { occurring } from '../../ui/table/occurring.ts';
import type { FilterOption, TableFilter } from '../../ui/table/table-filters.tsx';
import { withValue } from '../../ui/table/table-search.ts';
import { AuditDays } from './days.tsx';
import { FoundFilter } from './found-filter.tsx';
import type { AuditSearch } from './search.ts';

type Given = {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
  /** The names of the person and the thing that the address holds by their ids. */
  names: { person: string | undefined; subject: string | undefined };
  choices: AuditPage['choices'] | undefined;
};

const subjectOf = { offers: 'offer', hospitals: 'hospital', petitions: 'petition', users: 'user' } as const;

/** Who, when, what, and about what. */
export function useAuditFilters({ search, onSearch, names, choices }: Given): readonly TableFilter[] {
  const { t } = useTranslation('audit');
  const { actions, subjects } = useOptions();
  const { person, action, subject, subjectId } = search;
  return [
    {
      ...{ kind: 'own', key: 'person', keys: ['person'], first: true, room: 230 },
      label: t('filters.person'),
      chosen: person
        ? [{ key: 'person', label: t('personFilter', { name: names.person || t('deletedAccount') }) }]
        : [],
      control: (place) => (
        <FoundFilter
          kinds={['users']}
          label={t('filters.person')}
          placeholder={t('filters.personHint')}
          onFound={({ id }) => onSearch(withValue(search, 'person', id))}
          place={place}
        />
      ),
    },
    {
      ...{ kind: 'own', key: 'days', keys: ['from', 'to'], room: 288 },
      label: t('filters.days'),
      chosen: (['from', 'to'] as const).flatMap((key) => {
        const day = search[key];
        return day ? [{ key, label: `${t(`filters.${key}`)} ${formatDay(day)}` }] : [];
      }),
      control: (place) => <AuditDays search={search} onSearch={onSearch} place={place} />,
    },
    {
      ...{ kind: 'select', key: 'action', label: t('filters.action') },
      options: occurring(actions, choices?.actions, action),
    },
    {
      ...{ kind: 'select', key: 'subject', label: t('filters.subject') },
      options: occurring(subjects, choices?.subjects, subject),
    },
    {
      ...{ kind: 'own', key: 'thing', keys: ['subjectId'], room: 180 },
      label: t('filters.thing'),
      chosen:
        subject && subjectId
          ? [{ key: 'subjectId', label: t('subjectFilter', { subject: names.subject ?? t(`subjects.${subject}`) }) }]
          : [],
      control: (place) => (
        <FoundFilter
          kinds={['offers', 'hospitals', 'petitions', 'users']}
          label={t('filters.thing')}
          placeholder={t('filters.thingHint')}
          onFound={({ kind, id }) => onSearch({ ...search, subject: subjectOf[kind], subjectId: id })}
          place={place}
        />
      ),
    },
  ];
}

function useOptions() {
  const { t, i18n } = useTranslation('audit');
  return useMemo(() => {
    const texts = { actions: t('actions', { returnObjects: true }) };
    const { compare } = new Intl.Collator(i18n.language);
    const sorted = (options: FilterOption[]) => options.sort((one, other) => compare(one.label, other.label));
    return {
      actions: sorted(auditActions.map((value) => ({ value, label: describeAction(value, texts) }))),
      subjects: sorted(auditSubjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) }))),
    };
  }, [t, i18n.language]);
}
