import { candidacyStatuses } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays, List, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth, formatNumber } from '../../../platform/format.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { FilterTag } from '../../../ui/table/chosen-filters.tsx';
import { occurring } from '../../../ui/table/occurring.ts';
import type { TableFilter } from '../../../ui/table/table-filters.tsx';
import { HospitalMissingPage, isHospitalMissing } from '../../hospitals/hospitals.public.ts';
import { HospitalCalendar } from '../../interviews/interviews.public.tsx';
import { CandidatesExport, useCommonFilters, useOrder } from '../board/toolbar.tsx';
import type { CandidatesAddress } from './address.ts';
import classes from './candidates.module.css';
import { type CandidatesFilter, candidatesQuery, offerChoicesQuery } from './candidates.queries.ts';
import { ProposeInterview } from './propose-interview.tsx';
import { type CandidatesSearch, calendarOf, listFilterOf, parseCandidatesSearch, withoutCalendar } from './search.ts';
import { CandidatesTable } from './table.tsx';

type Props = { address: CandidatesAddress; onSearch: (search: CandidatesSearch) => void };

/** All candidates of the hospital's offers, as a list or as a calendar of their interviews. */
export function CandidatesScreen({ address, onSearch }: Props) {
  const { t } = useTranslation('candidates');
  const search = parseCandidatesSearch(address);
  const filter = listFilterOf(search);
  const isCalendar = search.view === 'calendar';
  const { error } = useInfiniteQuery(candidatesQuery(filter));
  if (isHospitalMissing(error)) {
    const texts = { title: t('noHospital'), description: t('noHospitalHelp'), action: t('completeHospital') };
    return <HospitalMissingPage heading={t('heading')} {...texts} />;
  }
  return (
    <div data-density="workplace">
      <PageHeader
        ofList
        title={t('heading')}
        meta={!isCalendar && <Lead filter={filter} />}
        actions={
          <>
            <Views
              value={isCalendar ? 'calendar' : 'list'}
              onChange={(view) => {
                const { view: _before, ...rest } = withoutCalendar(search);
                onSearch(view === 'calendar' ? { ...rest, view } : rest);
              }}
            />
            {isCalendar ? <ProposeInterview /> : <CandidatesExport filter={filter} />}
          </>
        }
      />
      {!isCalendar && <Tags search={search} onSearch={onSearch} />}
      {isCalendar ? (
        <Suspense fallback={<LoadingState />}>
          <HospitalCalendar
            search={calendarOf(search)}
            onSearch={(next) => onSearch({ ...withoutCalendar(search), ...next })}
          />
        </Suspense>
      ) : (
        <Candidates search={search} filter={filter} onSearch={onSearch} />
      )}
    </div>
  );
}

type View = 'list' | 'calendar';

/** On phones only their icons are seen. */
function Views({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const { t } = useTranslation('candidates');
  const view = (of: View, Icon: LucideIcon) => ({
    value: of,
    label: (
      <span className={classes.view} title={t(`views.${of}`)}>
        <Icon size={18} aria-hidden />
        <span className={classes.viewName}>{t(`views.${of}`)}</span>
      </span>
    ),
  });
  return (
    <SegmentedControl
      aria-label={t('views.label')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'calendar' ? 'calendar' : 'list')}
      data={[view('list', List), view('calendar', CalendarDays)]}
    />
  );
}

function Lead({ filter }: { filter: CandidatesFilter }) {
  const { t } = useTranslation('candidates');
  const { data } = useInfiniteQuery(candidatesQuery(filter));
  const [first] = data?.pages ?? [];
  if (!first) return null;
  const { total, moreThanTotal } = first;
  return (
    <p className={classes.lead} role="status">
      {moreThanTotal
        ? t('leadMore', { count: total, replace: { count: formatNumber(total) } })
        : t('lead', { count: total })}
    </p>
  );
}

type ListProps = { search: CandidatesSearch; filter: CandidatesFilter; onSearch: Props['onSearch'] };

function Candidates({ search, filter, onSearch }: ListProps) {
  return <CandidatesTable filter={filter} search={search} onSearch={onSearch} filters={useFilters(search, filter)} />;
}

/** Filters that only links can set; pressing one removes it. */
function Tags({ search, onSearch }: Pick<ListProps, 'search' | 'onSearch'>) {
  const { t } = useTranslation('candidates');
  const without = (key: 'unseen' | 'toAccept' | 'step' | 'stepName' | 'waitsFor' | 'acceptedIn') => {
    const { [key]: _gone, ...rest } = search;
    onSearch(rest);
  };
  const { unseen, toAccept, step, stepName, waitsFor, acceptedIn } = search;
  if (!unseen && !toAccept && !step && !stepName && !waitsFor && !acceptedIn) return null;
  return (
    <div className={classes.tags}>
      {unseen && <FilterTag label={t('filters.unseen')} onRemove={() => without('unseen')} />}
      {toAccept && <FilterTag label={t('filters.toAccept')} onRemove={() => without('toAccept')} />}
      {step && <FilterTag label={t('filters.step', { step: Number(step) + 1 })} onRemove={() => without('step')} />}
      {stepName && <FilterTag label={stepName} onRemove={() => without('stepName')} />}
      {waitsFor && <FilterTag label={t(`filters.waitsFor.${waitsFor}`)} onRemove={() => without('waitsFor')} />}
      {acceptedIn && (
        <FilterTag
          label={t('filters.acceptedIn', { month: formatMonth(acceptedIn) })}
          onRemove={() => without('acceptedIn')}
        />
      )}
    </div>
  );
}

function useFilters(search: CandidatesSearch, filter: CandidatesFilter): TableFilter[] {
  const { t } = useTranslation(['candidates', 'core']);
  const { data: offers = [] } = useQuery(offerChoicesQuery);
  const choices = useInfiniteQuery(candidatesQuery(filter)).data?.pages[0]?.choices;
  return [
    ...useCommonFilters(search, choices),
    { kind: 'select', key: 'offer', label: t('filters.offer'), options: offers },
    {
      kind: 'select',
      key: 'status',
      label: t('filters.open'),
      options: [
        { value: 'all', label: t('filters.any') },
        ...occurring(
          candidacyStatuses.map((value) => ({ value, label: t(`core:statuses.candidacy.${value}`) })),
          choices?.statuses,
          search.status,
        ),
      ],
    },
    { kind: 'toggle', key: 'late', label: t('filters.late'), occurs: choices?.late },
    useOrder(),
  ];
}
