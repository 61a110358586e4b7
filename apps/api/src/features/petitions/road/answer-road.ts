import type { OwnRoad, RoadAnswers } from '@fonendo/contract/petitions/road.schema';
import type { Actor } from '../../../http/access/access.ts';
import { changeRoadAnswers } from '../../doctors/doctors.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { readOwnRoad } from './read-road.ts';

/** The answers are saved where they belong, with the doctor's data, and tell the road. */
export const answerRoad = (
  context: Pick<PetitionsContext, 'db' | 'now'>,
  actor: Actor,
  answers: RoadAnswers,
): Promise<OwnRoad> =>
  context.db.transaction(async (tx) => {
    await changeRoadAnswers(context, tx, actor, answers);
    return readOwnRoad(tx, actor.userId);
  });
