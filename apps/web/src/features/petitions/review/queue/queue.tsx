import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../../platform/countries.ts';
import { StatusGlyph, type StatusGlyphName } from '../../../../ui/marks/status-glyph.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../../ui/states/loading-state.tsx';
import type { ReviewSearch } from '../../queue/search.ts';
import { DocumentTicks } from '../../queue/ticks.tsx';
import { Waiting } from '../../queue/waiting.tsx';
import type { ReviewDesk } from '../desk.ts';
import type { Paper } from '../papers/papers.ts';
import classes from './queue.module.css';
import type { QueueRows } from './queue-rows.ts';

type Props = {
  petition: Petition;
  desk: ReviewDesk;
  queue: QueueRows;
  search: ReviewSearch;
  /** Called when a petition or document is chosen: closes the drawer. */
  onChosen?: () => void;
};

/** The queue, the longest wait first. The open petition shows its documents. */
export function ReviewQueue({ petition, desk, queue, search, onChosen }: Props) {
  const { t } = useTranslation('petitions');
  const { doc: _doc, view: _view, ...filters } = search;
  const { rows } = queue;
  const isListed = rows?.some(({ id }) => id === petition.id);
  const open = <OpenPetition petition={petition} desk={desk} onChosen={onChosen} />;
  return (
    <section className={classes.queue} aria-label={t('review.queue')}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('review.queue')}</h2>
          <p className={classes.order}>{t(search.sort ? 'review.ownOrder' : 'review.oldestFirst')}</p>
        </div>
        <Tooltip label={t('review.filter')}>
          <ActionIcon
            renderRoot={(props) => <Link {...props} to="/petitions" search={filters} />}
            aria-label={t('review.filter')}
          >
            <ListFilter size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <Tabs petition={petition} queue={queue} search={search} />
      <ul className={classes.rows}>
        {!isListed && <li className={classes.open}>{open}</li>}
        {rows?.map((row) =>
          row.id === petition.id ? (
            <li key={row.id} className={classes.open}>
              {open}
            </li>
          ) : (
            <li key={row.id}>
              <QueueRow row={row} search={{ ...filters, status: queue.tab }} onChosen={onChosen} />
            </li>
          ),
        )}
      </ul>
      {!rows && !queue.failed && <LoadingState of="text" />}
      {queue.failed && (
        <ErrorState title={t('review.queueFailed')} description={t('review.failedHelp')} onRetry={queue.retry} />
      )}
      {queue.onMore && (
        <Button variant="subtle" size="sm" fullWidth loading={queue.loadingMore} onClick={queue.onMore}>
          {t('review.more')}
        </Button>
      )}
    </section>
  );
}

function Tabs({ petition, queue, search }: Pick<Props, 'petition' | 'queue' | 'search'>) {
  const { t } = useTranslation(['petitions', 'core']);
  return (
    <nav className={classes.tabs} aria-label={t('review.tabs')}>
      {queue.tabs.map((tab) => (
        <Link
          key={tab}
          to="/petitions/$id"
          params={{ id: petition.id }}
          search={{ ...search, status: tab }}
          replace
          viewTransition={false}
          className={classes.tab}
          aria-current={tab === queue.tab ? 'true' : undefined}
        >
          {t(`review.tab.${tab}`)}
          {queue.counts && <span className={classes.count}>{queue.counts[tab]}</span>}
        </Link>
      ))}
    </nav>
  );
}

type RowProps = { row: PetitionRow; search: ReviewSearch; onChosen: (() => void) | undefined };

function QueueRow({ row, search, onChosen }: RowProps) {
  const { t } = useTranslation('petitions');
  const countryName = useCountryName();
  return (
    <Link
      to="/petitions/$id"
      params={{ id: row.id }}
      search={search}
      viewTransition={false}
      className={classes.row}
      onClick={onChosen}
    >
      <span className={classes.line}>
        <span className={classes.name}>{row.name}</span>
        <Waiting days={row.waitingDays} status={row.status} legalTerm={row.legalTerm} />
      </span>
      <span className={classes.line}>
        <span className={classes.meta}>
          {[row.reference, row.country && countryName(row.country)].filter(Boolean).join(' · ')}
        </span>
        <DocumentTicks documents={row.documents} />
      </span>
      {row.replaced > 0 && <span className={classes.replaced}>{t('queue.replaced', { count: row.replaced })}</span>}
    </Link>
  );
}

const glyphs: Record<Paper['state'], StatusGlyphName> = {
  approved: 'held',
  rejected: 'octagon',
  pending: 'dashed',
  missing: 'minus',
};

function OpenPetition({
  petition,
  desk,
  onChosen,
}: Pick<Props, 'petition' | 'desk'> & { onChosen: RowProps['onChosen'] }) {
  const { t } = useTranslation('petitions');
  const countryName = useCountryName();
  const { doctor, reference, country, statusSince, status } = petition;
  const isOver = status === 'Aproved' || status === 'Refused';
  const days = isOver ? null : daysBetween(madridDate(new Date(statusSince)), madridDate(new Date()));
  return (
    <>
      <div className={classes.row} data-open>
        <span className={classes.line}>
          <span className={classes.name}>{`${doctor.firstname} ${doctor.lastname}`}</span>
          <Waiting days={days} status={status} legalTerm={petition.legalTerm} />
        </span>
        <span className={classes.meta}>{[reference, country && countryName(country)].filter(Boolean).join(' · ')}</span>
      </div>
      <ul className={classes.papers} aria-label={t('review.papers')}>
        {desk.papers.map((paper) => (
          <li key={paper.key}>
            <button
              type="button"
              className={classes.paper}
              data-state={paper.state}
              aria-current={paper.key === desk.paper?.key ? 'true' : undefined}
              disabled={paper.state === 'missing'}
              onClick={() => {
                desk.lay(paper);
                onChosen?.();
              }}
            >
              <StatusGlyph name={glyphs[paper.state]} size={14} />
              <span className={classes.paperName}>{desk.nameOf(paper)}</span>
              <span className={classes.hidden}>{t(`review.state.${paper.state}`)}</span>
              {paper.state === 'missing' && <span aria-hidden="true">{t('review.state.missing')}</span>}
              {paper.file && paper.file.version > 1 && paper.state === 'pending' && (
                <span className={classes.replaced}>{t('review.versionShort', { version: paper.file.version })}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
