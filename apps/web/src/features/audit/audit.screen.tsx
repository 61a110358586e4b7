import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { AuditAddress } from './address.ts';
import classes from './audit.module.css';
import { fetchAuditCsv } from './audit.queries.ts';
import { AuditCard } from './columns.tsx';
import { areOutOfOrder } from './days-in-order.ts';
import { useAuditFilters } from './filters.tsx';
import { type AuditSearch, parseAuditSearch, settled } from './search.ts';
import { TimeZone, useAuditList } from './table.tsx';

type Props = { address: AuditAddress; onSearch: (search: AuditSearch) => void };

/** The audit: who did what, and in whose name; for administrators. */
export function AuditScreen({ address, onSearch: navigate }: Props) {
  const { t } = useTranslation('audit');
  const search = parseAuditSearch(address);
  const onSearch = (next: AuditSearch) => navigate(settled(search, next));
  const list = useAuditList(search);
  const [first] = list.query.data?.pages ?? [];
  const inPerson = useInPerson();
  const isNever = areOutOfOrder(search);
  const filters = useAuditFilters({
    ...{ search, onSearch, choices: first?.choices },
    names: { person: first?.person?.name, subject: first?.items[0]?.subject.name ?? undefined },
  });
  const download = useAction({
    run: async () => saveFile(await fetchAuditCsv(search), t('file.name')),
    failed: t('exportFailed'),
  });
  return (
    <ListPage
      {...list}
      title={t('heading')}
      label={t('label')}
      card={(entry) => <AuditCard entry={entry} withSubject />}
      lead={<p className={classes.lead}>{t('lead')}</p>}
      // The server refuses exports to administrators who act as somebody.
      exported={inPerson && !isNever ? { label: t('export'), ...download } : null}
      filters={filters}
      search={search}
      onSearch={onSearch}
      below={<TimeZone query={list.query} />}
      empty={
        Object.keys(search).length > 0
          ? {
              icon: SearchX,
              title: isNever ? t('filters.outOfOrder') : t('none'),
              description: isNever ? t('filters.outOfOrderHelp') : t('noneHelp'),
              all: { label: t('all'), onAll: () => onSearch({}) },
            }
          : { icon: ScrollText, title: t('empty'), description: t('emptyHelp') }
      }
    />
  );
}
