import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { describeAction } from '@fonendo/messages/audit-text';
import { TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText, SearchX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { FilterTag } from '../../ui/table/filter-tag.tsx';
import type { TableFilter } from '../../ui/table/table-filters.tsx';
import { withValue } from '../../ui/table/table-search.ts';
import type { AuditAddress } from './address.ts';
import classes from './audit.module.css';
import { auditPageQuery, fetchAuditCsv } from './audit.queries.ts';
import { type AuditSearch, parseAuditSearch } from './search.ts';
import { TimeZone, useAuditList } from './table.tsx';

type Props = { address: AuditAddress; onSearch: (search: AuditSearch) => void };

/** The audit: who did what, and in whose name; for administrators. */
export function AuditScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('audit');
  const search = parseAuditSearch(address);
  const list = useAuditList(search);
  const filters = useFilters();
  const inPerson = useInPerson();
  const download = useAction({
    run: async () => saveFile(await fetchAuditCsv(search), t('file.name')),
    failed: t('exportFailed'),
  });
  return (
    <ListPage
      {...list}
      title={t('heading')}
      label={t('label')}
      lead={<p className={classes.lead}>{t('lead')}</p>}
      // The server refuses exports to administrators who act as somebody.
      exported={inPerson ? { label: t('export'), ...download } : null}
      above={<Narrowed search={search} onSearch={onSearch} />}
      search={search}
      onSearch={(next) => onSearch(withoutStrayId(search, next))}
      filters={filters}
      below={<TimeZone query={list.query} />}
      empty={
        Object.keys(search).length > 0
          ? {
              icon: SearchX,
              title: t('none'),
              description: t('noneHelp'),
              all: { label: t('all'), onAll: () => onSearch({}) },
            }
          : { icon: ScrollText, title: t('empty'), description: t('emptyHelp') }
      }
    />
  );
}

/** Another kind of subject drops the id of the old one. */
function withoutStrayId(search: AuditSearch, next: AuditSearch): AuditSearch {
  if (next.subject === search.subject) return next;
  const { subjectId: _, ...rest } = next;
  return rest;
}

/** Days, and filters set elsewhere: one person, one subject. */
function Narrowed({ search, onSearch }: { search: AuditSearch; onSearch: (search: AuditSearch) => void }) {
  const { t } = useTranslation('audit');
  const { data } = useInfiniteQuery(auditPageQuery(search));
  const [first] = data?.pages ?? [];
  const person = first?.person;
  const subject = first?.items[0]?.subject;
  const set = (key: keyof AuditSearch, value: string | null | undefined) => onSearch(withValue(search, key, value));
  return (
    <div className={classes.tags}>
      <DayFilter label={t('filters.from')} value={search.from} onChange={(day) => set('from', day)} />
      <DayFilter label={t('filters.to')} value={search.to} onChange={(day) => set('to', day)} />
      {search.person && (
        <FilterTag
          label={t('personFilter', { name: person?.name || t('deletedAccount') })}
          onRemove={() => set('person', null)}
        />
      )}
      {search.subjectId && (
        <FilterTag
          label={t('subjectFilter', { subject: subject?.name ?? search.subjectId })}
          onRemove={() => set('subjectId', null)}
        />
      )}
    </div>
  );
}

type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string) => void };

/** The browser's own date field, because the calendar of the forms is larger than this page. */
function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div className={classes.day}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        size="sm"
        max="9999-12-31"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

function useFilters(): TableFilter[] {
  const { t, i18n } = useTranslation('audit');
  return useMemo(() => {
    const texts = { actions: t('actions', { returnObjects: true }) };
    const { compare } = new Intl.Collator(i18n.language);
    const actions = auditActions
      .map((value) => ({ value, label: describeAction(value, texts) }))
      .sort((one, other) => compare(one.label, other.label));
    return [
      { kind: 'select', key: 'action', label: t('filters.action'), options: actions },
      {
        kind: 'select',
        key: 'subject',
        label: t('filters.subject'),
        options: auditSubjectTypes.map((value) => ({ value, label: t(`subjects.${value}`) })),
      },
    ];
  }, [t, i18n.language]);
}
