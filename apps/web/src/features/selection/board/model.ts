import type { Board, BoardColumn, CandidateCard } from '@fonendo/contract/selection/lists.schema';
import type { CandidacyStatus } from '@fonendo/domain/candidacies/candidacy.lifecycle';
import type { StepRefusal } from '@fonendo/domain/candidacies/steps';
import type { TFunction } from 'i18next';

export type BoardTexts = TFunction<['candidates', 'core']>;

/** Columns of ended candidacies are collapsed at first. */
export const isFoldable = ({ key }: Pick<BoardColumn, 'key'>): boolean => key === 'discarded' || key === 'withdrawn';

export function columnName({ key, step }: Pick<BoardColumn, 'key' | 'step'>, t: BoardTexts): string {
  return step ? step.name : t(`core:statuses.candidacy.${key as Exclude<CandidacyStatus, 'inProcess'>}`);
}

/** "Paso 1 · obligatorio", "Sin empezar", "1 de 2 vacantes". */
export function columnNote(board: Board, { key, step }: BoardColumn, t: BoardTexts): string {
  const { filled, vacancies } = board.offer;
  if (step) return t(step.mandatory ? 'board.mandatory' : 'board.optional', { step: Number(key) + 1 });
  if (key === 'applied') return t('board.notStarted');
  return key === 'accepted' && vacancies !== null ? t('board.vacancies', { filled, count: vacancies }) : '';
}

export function findCard(board: Board, id: string): { card: CandidateCard; column: BoardColumn } | null {
  for (const column of board.columns) {
    const card = column.cards.find((one) => one.id === id);
    if (card) return { card, column };
  }
  return null;
}

export const findColumn = (board: Board, key: string): BoardColumn | undefined =>
  board.columns.find((column) => column.key === key);

/** Status and step of a card in a column, before the server has answered. */
const standingIn = (key: string): Pick<CandidateCard, 'status' | 'step'> =>
  /^\d+$/.test(key) ? { status: 'inProcess', step: Number(key) } : { status: key as CandidacyStatus, step: null };

/** The board after a move: the cards are at the top of their new column. All other cards stay the same objects. */
export function withMoved(board: Board, ids: ReadonlySet<string>, to: string): Board {
  const moved = board.columns.flatMap(({ key, cards }) => (key === to ? [] : cards.filter(({ id }) => ids.has(id))));
  if (moved.length === 0) return board;
  const arriving = moved.map((card) => ({ ...card, ...standingIn(to), days: 0, late: false }));
  const columns = board.columns.map((column) => {
    if (column.key === to) {
      return { ...column, cards: [...arriving, ...column.cards], total: column.total + arriving.length };
    }
    const staying = column.cards.filter(({ id }) => !ids.has(id));
    const gone = column.cards.length - staying.length;
    return gone === 0 ? column : { ...column, cards: staying, total: column.total - gone };
  });
  return { ...board, columns };
}

/** The column of a card, by what the card says of itself. */
export const columnKeyOf = ({ status, step }: Pick<CandidateCard, 'status' | 'step'>): string =>
  status === 'inProcess' ? String(step) : status;

/** The board without a move that did not happen: each card as it was, in its column. */
export function withPutBack(board: Board, cards: readonly CandidateCard[]): Board {
  return cards.reduce((shown, card) => {
    const { columns, ...rest } = withMoved(shown, new Set([card.id]), columnKeyOf(card));
    const own = (column: BoardColumn) => column.cards.map((one) => (one.id === card.id ? card : one));
    const key = columnKeyOf(card);
    return {
      ...rest,
      columns: columns.map((column) => (column.key === key ? { ...column, cards: own(column) } : column)),
    };
  }, board);
}

/** Why a card cannot be moved there. */
export function refusalText({ status }: CandidateCard, to: string, refusal: StepRefusal, t: BoardTexts): string {
  if (refusal !== 'InvalidStatusChange') return t(`refused.${refusal}`);
  if (to === 'withdrawn') return t('refused.withdrawn');
  if (status === 'discarded') return t('refused.undo');
  if (status === 'accepted' || status === 'withdrawn') return t('refused.ended');
  if (to === 'accepted') return t('refused.MandatoryStepsMissing');
  return t(to === 'applied' ? 'refused.applied' : 'refused.InvalidStatusChange');
}
