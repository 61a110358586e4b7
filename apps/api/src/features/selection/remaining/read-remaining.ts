import type { Remaining, RemainingGroup } from '@fonendo/contract/selection/remaining.schema';
import { selectionLimits } from '@fonendo/domain/candidacies/steps';
import type { ProcessStep } from '@fonendo/domain/processes/process';
import { canAnswerRemaining, remainingStageOf } from '@fonendo/domain/selection/remaining';
import { farewells as english } from '@fonendo/messages/en/candidacies/farewells';
import { farewells as spanish } from '@fonendo/messages/es/candidacies/farewells';
import { fill } from '@fonendo/messages/fill';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireRight } from '../../hospitals/hospitals.public.ts';
import { findBoardOffer } from '../board/columns.repository.ts';
import { countDecided } from '../decisions/moves.repository.ts';
import type { SelectionContext } from '../selection.context.ts';
import { listRemaining, type RemainingRow } from './remaining.repository.ts';

const texts = { es: spanish, en: english };

/** Who is left once the vacancies are filled, in groups that are told the same, with a text to start from. */
export async function readRemaining({ db }: SelectionContext, actor: Actor, offerId: string): Promise<Remaining> {
  const { hospital } = await requireRight(db, actor, 'runCandidacies');
  const offer = await findBoardOffer(db, hospital.id, offerId);
  if (!offer) throw new ApiError('NotFound');
  const [{ accepted, open }, rows] = await Promise.all([
    countDecided(db, offerId),
    listRemaining(db, offerId, selectionLimits.bulk),
  ]);
  if (!canAnswerRemaining({ vacancies: offer.vacancies, accepted, open })) throw new ApiError('InvalidStatusChange');
  const groups = Map.groupBy(rows, ({ step, locale }) => `${step} ${locale}`);
  const names = { offer: offer.name ?? '', hospital: hospital.name };
  return {
    groups: [...groups.values()].flatMap((people) => presentGroup(people, offer.steps ?? [], names)),
    total: open,
  };
}

function presentGroup(
  people: readonly RemainingRow[],
  steps: readonly ProcessStep[],
  names: { offer: string; hospital: string },
): RemainingGroup[] {
  const [first] = people;
  if (!first) return [];
  const { step: position, locale } = first;
  const step = position === null ? undefined : steps[position];
  return [
    {
      step: position === null || !step ? null : { position, name: step.name },
      locale,
      suggested: fill(texts[locale][remainingStageOf(steps, position)], names),
      people: people.map(({ id, firstname, lastname, status, step: at }) => ({
        ...{ id, name: `${firstname} ${lastname}`.trim(), status, step: at },
      })),
    },
  ];
}
