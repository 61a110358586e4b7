import type { CandidateCard } from '@fonendo/contract/selection/lists.schema';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { CandidateMatch } from '../../statuses/statuses.public.ts';
import { NextEvent } from '../candidates/event.tsx';
import { DaysInStep, nameOf, Rating, Seal, tradeOf } from '../candidates/facts.tsx';
import classes from './card.module.css';
import { useBoardState, useBoardStore } from './store.ts';

type Props = {
  card: CandidateCard;
  column: string;
  movable: boolean;
  /** On phones: a menu of its own. */
  menu?: ReactNode;
  t: TFunction<'candidates'>;
};

/** This many letters always fit on two lines. */
const longName = 34;

/** One candidate. Rendered again only if its own data or selection change, not when another card moves. */
export const BoardCard = memo(function BoardCard({ card, column, movable, menu, t }: Props) {
  const store = useBoardStore();
  const isSelected = useBoardState(({ selected }) => selected.has(card.id));
  // Administrators who act as somebody cannot change several at once.
  const inPerson = useInPerson();
  const name = nameOf(card, t);
  return (
    <article
      className={classes.card}
      data-card={card.id}
      data-selected={isSelected || undefined}
      data-movable={movable || undefined}
      data-ended={card.person === null || undefined}
    >
      <div className={classes.head}>
        {inPerson ? (
          <label className={classes.pick}>
            <input
              type="checkbox"
              className={classes.box}
              aria-label={t('board.select', { name })}
              checked={isSelected}
              onChange={(event) => {
                const { shiftKey } = event.nativeEvent as PointerEvent;
                store.toggle(card.id, column, shiftKey === true);
              }}
            />
            <PersonAvatar name={name} size={28} />
          </label>
        ) : (
          <PersonAvatar name={name} size={28} />
        )}
        <div className={classes.who}>
          <Link
            to="/candidate/$id"
            params={{ id: card.id }}
            className={classes.name}
            draggable={false}
            {...(name.length > longName && { 'data-long': true, title: name })}
            data-handle={movable || undefined}
            aria-describedby={movable ? 'board-instructions' : undefined}
          >
            {name}
          </Link>
          <span className={classes.trade}>{tradeOf(card, t)}</span>
        </div>
        {menu}
      </div>
      <div className={classes.facts}>
        {card.person && <Seal certification={card.person.certification} t={t} />}
        {card.match && <CandidateMatch match={card.match} />}
      </div>
      <div className={classes.foot}>
        <NextEvent next={card.next} t={t} />
        <span className={classes.side}>
          <Rating rating={card.rating} t={t} />
          {card.status !== 'accepted' && card.status !== 'discarded' && card.status !== 'withdrawn' && (
            <DaysInStep days={card.days} late={card.late} long={menu !== undefined} t={t} />
          )}
        </span>
      </div>
    </article>
  );
});
