import {
  answerRequirementSchema,
  closeHearingSchema,
  correctNotificationSchema,
  decideExtensionSchema,
  openNoticeSchema,
  requestExtensionSchema,
  startHearingSchema,
  startRequirementSchema,
} from '@fonendo/contract/petitions/legal-clock.schema';
import {
  correctRegistrySchema,
  petitionIdParamSchema,
  petitionSchema,
} from '@fonendo/contract/petitions/petitions.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { answerRequirement, startRequirement } from '../papers/requirements.ts';
import { petitionIdOf } from '../petition-id.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { correctNotification } from './dates/correct-notification.ts';
import { correctRegistry } from './dates/correct-registry.ts';
import { openNotice } from './dates/open-notice.ts';
import { decideExtension, requestExtension } from './extend-answer.ts';
import { closeHearing, startHearing } from './hold-hearing.ts';
import { moveWith } from './team-move.ts';

/** What the ministry does with a petition, as the team records it: each starts or ends a legal term. */
export function petitionClockRoutes(context: PetitionsContext) {
  const { now } = context;
  const require = moveWith('/petitions/{id}/requirements', startRequirementSchema(now), {
    summary: 'The ministry asks for something: the legal clock stands still for the term granted',
  });
  const answer = moveWith('/petitions/{id}/requirements/answer', answerRequirementSchema(now), {
    summary: 'What was asked for has been answered: the clock runs on',
  });
  const request = moveWith('/petitions/{id}/extension', requestExtensionSchema(now), {
    summary: 'More time to answer was asked for, before the end of the term',
  });
  const decide = moveWith('/petitions/{id}/extension/decision', decideExtensionSchema(now), {
    summary: 'The ministry grants or denies the extension',
  });
  const hear = moveWith('/petitions/{id}/hearings', startHearingSchema(now), {
    summary: 'The ministry hears the doctor before an unfavourable or conditional end',
  });
  const close = moveWith('/petitions/{id}/hearings/close', closeHearingSchema(now), {
    summary: 'Allegations were filed, or renounced',
  });
  const correct = moveWith('/petitions/{id}/notification', correctNotificationSchema(now), {
    summary: 'Correct how and when an act was notified, or record the access to it; also of a closed one',
  });
  const register = moveWith('/petitions/{id}/registry', correctRegistrySchema(now), {
    summary: 'Correct the day or number of the registry entry',
  });
  const open = declareRoute(
    {
      access: ['certifiedDoctor', 'notCertifiedDoctor'],
      reach: 'own',
      refuses: ['InvalidPetitionId', 'NotFound', 'InvalidStatusChange'],
    },
    {
      method: 'post',
      path: '/petitions/{id}/notification/opened',
      tags: ['petitions'],
      summary: 'The doctor says when they opened an electronic notice: its terms run from that day',
      request: { params: petitionIdParamSchema, body: json(openNoticeSchema(now), 'Which notice, and when') },
      responses: { 200: json(petitionSchema, 'As it is now') },
    },
  );
  return createRouter()
    .openapi(require, async (c) =>
      c.json(
        await startRequirement(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')),
        200,
      ),
    )
    .openapi(answer, async (c) => {
      const { answeredOn } = c.req.valid('json');
      return c.json(await answerRequirement(context, getActor(c), petitionIdOf(c.req.valid('param')), answeredOn), 200);
    })
    .openapi(request, async (c) => {
      const { requestedOn } = c.req.valid('json');
      return c.json(await requestExtension(context, getActor(c), petitionIdOf(c.req.valid('param')), requestedOn), 200);
    })
    .openapi(decide, async (c) =>
      c.json(await decideExtension(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(hear, async (c) =>
      c.json(await startHearing(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(close, async (c) =>
      c.json(await closeHearing(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(correct, async (c) =>
      c.json(
        await correctNotification(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')),
        200,
      ),
    )
    .openapi(register, async (c) =>
      c.json(await correctRegistry(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(open, async (c) =>
      c.json(await openNotice(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    );
}
