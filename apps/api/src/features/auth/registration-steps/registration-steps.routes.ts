import {
  leaveStepRequestSchema,
  registrationProgressSchema,
} from '@fonendo/contract/auth/registration-progress.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { leaveRegistrationStep } from './leave-registration-step.ts';
import { readRegistration } from './read-registration.ts';
import type { RegistrationStepsContext } from './registration-steps.context.ts';

const tags = ['auth'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const read = declareRoute(
  { access, reach: 'own' },
  {
    method: 'get',
    path: '/registration',
    tags,
    summary: 'Where one’s registration stands after the account is verified',
    responses: { 200: json(registrationProgressSchema, 'The step to go on with') },
  },
);

const leave = declareRoute(
  { access, reach: 'own', whileActing: 'The steps follow the data that support fills in.' },
  {
    method: 'post',
    path: '/registration',
    tags,
    summary: 'Leave a step behind, filled in or skipped',
    request: { body: json(leaveStepRequestSchema, 'The step that is left') },
    responses: { 200: json(registrationProgressSchema, 'The step to go on with') },
  },
);

export function registrationStepsRoutes(context: RegistrationStepsContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readRegistration(context.db, getActor(c).userId, context), 200))
    .openapi(leave, async (c) =>
      c.json(await leaveRegistrationStep(context, getActor(c), c.req.valid('json').step), 200),
    );
}
