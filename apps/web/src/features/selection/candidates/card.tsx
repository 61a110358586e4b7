import type { CandidateRow } from '@fonendo/contract/selection/lists.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import card from '../../../ui/table/row-card.module.css';
import rows from '../../../ui/table/row-link.module.css';
import { CandidateMatch } from '../../statuses/statuses.public.ts';
import classes from './card.module.css';
import { NextEvent } from './event.tsx';
import { DaysInStep, nameOf, Rating, Seal, tradeOf } from './facts.tsx';

type Props = {
  row: CandidateRow;
  /** The page is about one offer: the card does not name it. */
  ofOffer: boolean;
};

const isOver = new Set(['accepted', 'discarded', 'withdrawn']);

/** A candidate of the table on a narrow screen, as on the board. The whole card opens the candidacy. */
export function CandidateRowCard({ row, ofOffer }: Props) {
  const { t } = useTranslation(['candidates', 'core']);
  const name = nameOf(row, t);
  const step = row.status === 'inProcess' && row.stepName ? row.stepName : t(`core:statuses.candidacy.${row.status}`);
  return (
    <>
      <div className={card.head}>
        <PersonAvatar name={name} size={40} />
        <div className={card.who}>
          <Link to="/candidate/$id" params={{ id: row.id }} className={rows.link}>
            {name}
          </Link>
          <span className={classes.trade}>{tradeOf(row, t)}</span>
        </div>
        <Rating rating={row.rating} t={t} />
      </div>
      <div className={classes.facts}>
        {row.person && <Seal certification={row.person.certification} t={t} />}
        {row.match && <CandidateMatch match={row.match} />}
      </div>
      <div className={classes.foot}>
        <span className={classes.step}>{ofOffer ? step : `${step} · ${row.offer.name}`}</span>
        <div className={classes.next}>
          <NextEvent next={row.next} t={t} />
          {!isOver.has(row.status) && <DaysInStep days={row.days} late={row.late} long t={t} />}
        </div>
      </div>
    </>
  );
}
