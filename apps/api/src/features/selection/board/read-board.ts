import type { Board, BoardColumn, BoardQuery } from '@fonendo/contract/selection/lists.schema';
import { isOpenCandidacy } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { isMandatoryStep } from '@fonendo/domain/candidacies/steps';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { type BoardColumnKey, columnKeyOf, columnKeysOf } from '@fonendo/domain/selection/list';
import { canAnswerRemaining } from '@fonendo/domain/selection/remaining';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getMembership } from '../../hospitals/hospitals.public.ts';
import { readForgiving } from '../../search/slips/slips.public.ts';
import { cardsOfOffer } from '../lists/cards.ts';
import { readChoices } from '../lists/choices.ts';
import { writeListCursor } from '../lists/cursor.ts';
import { searchedCandidates } from '../lists/filter.repository.ts';
import { filterOf, lateBefore, rightsOf } from '../lists/list-candidates.ts';
import type { SelectionListsContext } from '../lists/lists.context.ts';
import {
  type BoardOfferRow,
  type ColumnCard,
  countOffersCandidacies,
  findBoardOffer,
  listColumnCards,
} from './columns.repository.ts';

/** An offer's candidates in the columns of its process. */
export async function readBoard(
  { db, now }: SelectionListsContext,
  actor: Actor,
  { limit, ...filters }: BoardQuery,
): Promise<Board> {
  const { hospital, member } = await getMembership(db, actor);
  const { sort, ...narrowed } = filters;
  const filter = filterOf(hospital.id, narrowed, now());
  const before = lateBefore(now());
  const scope = { hospitalId: hospital.id, offerId: filters.offer };
  const [offer, { open, late, filled }, choices, { found: rows, understood }] = await Promise.all([
    findBoardOffer(db, hospital.id, filters.offer),
    countOffersCandidacies(db, { ...scope, lateBefore: before }),
    readChoices(db, scope, before),
    readForgiving(db, searchedCandidates(db, filter), {
      search: filter.search,
      read: (search) => listColumnCards(db, { ...filter, search }, { sort, limit }),
      isEmpty: (found) => found.length === 0,
    }),
  ]);
  if (!offer) throw new ApiError('NotFound');
  const rights = rightsOf(actor, member);
  const columns = Map.groupBy(rows, columnKeyOf);
  const present = cardsOfOffer({ ...offer, accepted: filled }, { now: now(), runs: rights.run });
  const { steps, speciality: _speciality, yearsOfExperience: _years, ...facts } = offer;
  return {
    offer: { ...facts, filled },
    open,
    late,
    understood,
    choices,
    columns: columnKeysOf(steps ?? []).map((key) => {
      const shown = columns.get(key) ?? [];
      return presentColumn(offer, key, shown, shown.map(present), nextCursorOf(shown, sort));
    }),
    can: {
      ...rights,
      ...rightsFor(actor, {
        closeOffer: offer.status === 'approved' && hasHospitalRight(member.role, 'writeOffers'),
        answerRemaining:
          hasHospitalRight(member.role, 'runCandidacies') &&
          canAnswerRemaining({ vacancies: offer.vacancies, accepted: filled, open }),
      }),
    },
  };
}

function presentColumn(
  { steps }: BoardOfferRow,
  key: BoardColumnKey,
  rows: readonly ColumnCard[],
  cards: BoardColumn['cards'],
  nextCursor: string | null,
): BoardColumn {
  const position = Number(key);
  const step = steps?.[position];
  return {
    key,
    step: step ? { name: step.name, type: step.type, mandatory: isMandatoryStep(step, position) } : null,
    total: rows[0]?.total ?? 0,
    cards,
    nextCursor,
  };
}

/** More cards of a column come from the list of candidates, with the same offer, status and step. */
function nextCursorOf(rows: readonly ColumnCard[], sort: BoardQuery['sort']): string | null {
  const last = rows.at(-1);
  if (!last || rows.length >= last.total) return null;
  const { id, status, match, since, appliedAt } = last;
  const ended = !isOpenCandidacy(status);
  const row = { id, ended, match, stepSince: new Date(since), appliedAt: new Date(appliedAt) };
  return writeListCursor(sort, { total: last.total, moreThanTotal: false }, row);
}
