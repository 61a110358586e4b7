import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { Button, SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BriefcaseMedical, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { type TableFilter, TableFilters } from '../../../ui/table/table-filters.tsx';
import { InterviewsCalendar } from '../../interviews/interviews.public.tsx';
import { ownCandidaciesQuery } from '../candidacies.queries.ts';
import { type CandidacyView, countsOf, viewOf } from './address.ts';
import classes from './own-candidacies.module.css';
import { OwnCandidacyCard } from './own-candidacy.tsx';

/** Loaded on demand, with the texts of the CV. */
const SentDialog = lazy(async () => ({ default: (await import('../sent-dialog.tsx')).SentDialog }));

type Props = {
  /** As in the address, not checked. */
  view: string | undefined;
  onView: (view: string | undefined) => void;
};

/** A doctor's applications, or the calendar of their interviews. */
export function OwnCandidaciesScreen({ view, onView }: Props) {
  const { t } = useTranslation('candidacies');
  const isCalendar = view === 'calendar';
  return (
    <>
      <PageHeader title={t('own.heading')} meta={<p className={classes.lead}>{t('own.lead')}</p>} />
      <SegmentedControl
        className={classes.views ?? ''}
        aria-label={t('own.views.label')}
        value={isCalendar ? 'calendar' : 'list'}
        onChange={(chosen) => onView(chosen === 'calendar' ? 'calendar' : undefined)}
        data={[
          { value: 'list', label: t('own.views.list') },
          { value: 'calendar', label: t('own.views.calendar') },
        ]}
      />
      {isCalendar ? (
        <Suspense fallback={<LoadingState of="rows" rows={3} />}>
          <InterviewsCalendar />
        </Suspense>
      ) : (
        <Candidacies view={view} onView={onView} />
      )}
    </>
  );
}

/** Where it is the doctor's turn, then the others, each with its progress. */
function Candidacies({ view: raw, onView }: Props) {
  const { t } = useTranslation('candidacies');
  const view = viewOf(raw);
  const query = useInfiniteQuery(ownCandidaciesQuery(view));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [sent, setSent] = useState<OwnCandidacy>();
  const [first] = data?.pages ?? [];
  const counts = first && countsOf(first.counts);
  return (
    <>
      {counts && counts.all > 0 && <Filter view={view} counts={counts} onView={onView} />}
      {counts && counts.open > 0 && (
        <p className={classes.locked}>
          <Lock size={16} aria-hidden /> {t('own.locked')}
        </p>
      )}
      <AnswerFrame query={query} outline="rows" rows={3} failed={t('own.failed')} failedHelp={t('own.failedHelp')}>
        {({ pages }) => (
          <List
            items={pages.flatMap(({ items }) => items)}
            total={pages[0]?.total ?? 0}
            view={counts?.all === 0 ? 'all' : view}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            loadingMore={isFetchingNextPage}
            onOpenSent={setSent}
          />
        )}
      </AnswerFrame>
      {sent && (
        <Suspense>
          <SentDialog candidacy={sent} onClose={() => setSent(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type FilterProps = { view: CandidacyView; counts: Record<CandidacyView, number>; onView: Props['onView'] };

function Filter({ view, counts, onView }: FilterProps) {
  const { t } = useTranslation('candidacies');
  const filter: TableFilter = {
    kind: 'tabs',
    key: 'view',
    label: t('own.filter'),
    any: t('own.all'),
    options: (['open', 'ended'] as const).map((value) => ({ value, label: t(`own.${value}`), count: counts[value] })),
  };
  return (
    <TableFilters
      filters={[filter]}
      search={view === 'all' ? {} : { view }}
      onSearch={({ view: next }: { view?: string }) => onView(next)}
    />
  );
}

type ListProps = {
  items: readonly OwnCandidacy[];
  total: number;
  view: CandidacyView;
  onMore: (() => void) | undefined;
  loadingMore: boolean;
  onOpenSent: (candidacy: OwnCandidacy) => void;
};

function List({ items, total, view, onMore, loadingMore, onOpenSent }: ListProps) {
  const { t } = useTranslation('candidacies');
  if (items.length === 0) return <Nothing view={view} />;
  const [turns, others] = [items.filter(({ yourTurn }) => yourTurn), items.filter(({ yourTurn }) => !yourTurn)];
  return (
    <>
      {turns.length > 0 && (
        <>
          <h2 className={classes.group}>{t('own.yourTurn')}</h2>
          <Cards label={t('own.yourTurn')} items={turns} onOpenSent={onOpenSent} />
          {others.length > 0 && <h2 className={classes.group}>{t('own.others')}</h2>}
        </>
      )}
      {others.length > 0 && <Cards label={t('own.list')} items={others} onOpenSent={onOpenSent} />}
      <div className={classes.more}>
        <p className={classes.support} role="status">
          {t('own.shown', { count: total })}
        </p>
        {onMore && (
          <Button variant="default" loading={loadingMore} onClick={onMore}>
            {t('own.more')}
          </Button>
        )}
      </div>
    </>
  );
}

function Cards({ label, items, onOpenSent }: Pick<ListProps, 'items' | 'onOpenSent'> & { label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((candidacy) => (
        <li key={candidacy.id}>
          <OwnCandidacyCard candidacy={candidacy} onOpenSent={onOpenSent} />
        </li>
      ))}
    </ul>
  );
}

const nothing = { all: 'none', open: 'noneOpen', ended: 'noneEnded' } as const;

function Nothing({ view }: { view: CandidacyView }) {
  const { t } = useTranslation('candidacies');
  return (
    <Card>
      <EmptyState
        icon={<BriefcaseMedical size={26} strokeWidth={1.75} aria-hidden />}
        title={t(`own.${nothing[view]}.title`)}
        description={t(`own.${nothing[view]}.description`)}
        {...(view !== 'ended' && {
          action: (
            <Button component={Link} to="/offers">
              {t('own.search')}
            </Button>
          ),
        })}
      />
    </Card>
  );
}
