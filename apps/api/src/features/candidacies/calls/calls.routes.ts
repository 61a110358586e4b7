import { callNoteSchema } from '@fonendo/contract/candidacies/calls.schema';
import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { CallsContext } from './calls.context.ts';
import { noteCall } from './note-call.ts';

const note = declareRoute(
  {
    access: ['superadmin', 'admin', 'hospital', 'recruiter'],
    reach: 'ownUnlessAdministrator',
    right: 'runCandidacies',
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange'],
  },
  {
    method: 'put',
    path: '/selection/candidacies/{id}/call',
    tags: ['candidacies'],
    summary: 'Note the call to an accepted candidate, for one’s colleagues; again, it corrects it',
    request: { params: candidacyIdParamSchema, body: json(callNoteSchema, 'When, and what came of it') },
    responses: { 204: { description: 'Noted' } },
  },
);

export function callsRoutes(context: CallsContext) {
  return createRouter().openapi(note, async (c) => {
    await noteCall(context, getActor(c), c.req.valid('param').id, c.req.valid('json'));
    return c.body(null, 204);
  });
}
