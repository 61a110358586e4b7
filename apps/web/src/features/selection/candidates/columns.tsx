import type { CandidateRow } from '@fonendo/contract/selection/lists.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatShortDay } from '../../../platform/format.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import rows from '../../../ui/table/row-link.module.css';
import { CandidateMatch, StatusBadge } from '../../statuses/statuses.public.ts';
import classes from './candidates.module.css';
import { NextEvent } from './event.tsx';
import { DaysInStep, nameOf, Rating, Seal, tradeOf } from './facts.tsx';

/** `offers`: rows name their offer. */
export function useCandidateColumns({ offers }: { offers: boolean }): readonly Column<CandidateRow>[] {
  const { t } = useTranslation('candidates');
  return [
    {
      key: 'candidate',
      header: t('columns.candidate'),
      cell: (row) => (
        <div className={classes.person}>
          <PersonAvatar name={nameOf(row, t)} size={32} />
          <div>
            <Link to="/candidate/$id" params={{ id: row.id }} className={rows.link}>
              {nameOf(row, t)}
            </Link>
            <span className={rows.second}>{tradeOf(row, t)}</span>
          </div>
        </div>
      ),
    },
    {
      key: 'certification',
      header: t('columns.certification'),
      cell: ({ person }) =>
        person ? (
          <span className={classes.sealCell}>
            <Seal certification={person.certification} t={t} />
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'status',
      header: t(offers ? 'columns.offer' : 'columns.status'),
      cell: ({ status, stepName, offer }) => (
        <div className={offers ? classes.offerCell : undefined}>
          {offers && (
            <Link to="/offers/$id/candidates" params={{ id: offer.id }} className={rows.link}>
              {offer.name}
            </Link>
          )}
          <span className={offers ? rows.second : undefined}>
            {status === 'inProcess' && stepName ? stepName : <StatusBadge of="candidacy" status={status} />}
          </span>
        </div>
      ),
    },
    {
      key: 'match',
      header: t('columns.match'),
      cell: (row) => <div className={classes.matchCell}>{row.match && <CandidateMatch match={row.match} />}</div>,
    },
    { key: 'next', header: t('columns.next'), cell: (row) => <NextEvent next={row.next} t={t} /> },
    {
      key: 'days',
      header: t('columns.days'),
      align: 'end',
      cell: ({ days, late }) => <DaysInStep days={days} late={late} t={t} />,
    },
    {
      key: 'rating',
      header: t('columns.rating'),
      spare: 2,
      cell: ({ rating }) => (rating ? <Rating rating={rating} t={t} /> : '–'),
    },
    {
      key: 'applied',
      header: t('columns.applied'),
      spare: 1,
      cell: ({ appliedAt }) => (
        <time className={classes.day} dateTime={appliedAt} title={formatMoment(appliedAt)}>
          {formatShortDay(appliedAt)}
        </time>
      ),
    },
  ];
}
