import { auditActions, auditSubjectTypes } from '@fonendo/domain/audit/audit';
import { describeAction } from '@fonendo/messages/audit-text';
import { Button, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FilterTag } from '../../ui/table/filter-tag.tsx';
import type { TableFilter } from '../../ui/table/table-filters.tsx';
import { withValue } from '../../ui/table/table-search.ts';
import type { AuditAddress } from './address.ts';
import classes from './audit.module.css';
import { auditPageQuery, fetchAuditCsv } from './audit.queries.ts';
import { type AuditSearch, parseAuditSearch } from './search.ts';
import { AuditTable } from './table.tsx';

type Props = { address: AuditAddress; onSearch: (search: AuditSearch) => void };

/** Everything that was done, by whom and in whose name; for administrators. */
export function AuditScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('audit');
  const search = parseAuditSearch(address);
  const filters = useFilters();
  return (
    <div data-density="workplace">
      <PageHeader
        title={t('heading')}
        meta={<p className={classes.lead}>{t('lead')}</p>}
        actions={<Export search={search} />}
      />
      <Narrowed search={search} onSearch={onSearch} />
      <AuditTable
        search={search}
        onSearch={(next) => onSearch(withoutStrayId(search, next))}
        filters={filters}
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
    </div>
  );
}

/** Another kind of thing is not that very thing any more. */
function withoutStrayId(search: AuditSearch, next: AuditSearch): AuditSearch {
  if (next.subject === search.subject) return next;
  const { subjectId: _, ...rest } = next;
  return rest;
}

/** Days, and what comes from elsewhere: one person, one thing. */
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

/** The browser's own field: a filter is no form, and the calendar of the forms weighs more than this page. */
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

/** The same entries as on the screen, all of them. Taking them is recorded as well. */
function Export({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('audit');
  const download = useAction({
    run: async () => saveFile(await fetchAuditCsv(search), t('file.name')),
    failed: t('exportFailed'),
  });
  // The server gives everything at once to the person alone.
  if (!useInPerson()) return null;
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      onClick={() => download.start()}
    >
      {t('export')}
    </Button>
  );
}
