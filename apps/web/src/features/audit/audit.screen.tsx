import { ScrollText, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useInPerson } from '../../platform/session/auth-state.ts';
import { useAction } from '../../platform/use-action.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { AuditAddress } from './address.ts';
import classes from './audit.module.css';
import { fetchAuditCsv } from './audit.queries.ts';
import { AuditFilters } from './filters.tsx';
import { type AuditSearch, parseAuditSearch } from './search.ts';
import { TimeZone, useAuditList } from './table.tsx';

type Props = { address: AuditAddress; onSearch: (search: AuditSearch) => void };

/** The audit: who did what, and in whose name; for administrators. */
export function AuditScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('audit');
  const search = parseAuditSearch(address);
  const list = useAuditList(search);
  const [first] = list.query.data?.pages ?? [];
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
      above={
        <AuditFilters
          search={search}
          onSearch={onSearch}
          names={{ person: first?.person?.name, subject: first?.items[0]?.subject.name ?? undefined }}
        />
      }
      search={search}
      onSearch={onSearch}
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
