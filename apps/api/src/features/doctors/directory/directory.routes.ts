import {
  directoryDoctorIdParamSchema,
  directoryPageSchema,
  directoryQuerySchema,
  foundDoctorSchema,
} from '@fonendo/contract/doctors/directory.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { listDirectory } from './list-directory.ts';
import { readFoundDoctor } from './read-found-doctor.ts';

const tags = ['doctors'];

const directory = declareRoute(
  {
    access: ['superadmin', 'admin', 'hospital', 'recruiter'],
    reach: 'ownUnlessAdministrator',
    refuses: ['UserNotAuthorized', 'HospitalNotApproved', 'NotFound'],
  },
  {
    method: 'get',
    path: '/doctors',
    tags,
    summary: 'Doctors who allow hospitals to find them, by name; for administrators all who can sign in',
    request: { query: directoryQuerySchema },
    responses: { 200: json(directoryPageSchema, 'A page') },
  },
);

// Administrators have their own page of every user, which shows more.
const one = declareRoute(
  {
    access: ['hospital', 'recruiter'],
    reach: 'own',
    refuses: ['UserNotAuthorized', 'HospitalNotApproved', 'NotFound'],
  },
  {
    method: 'get',
    path: '/doctors/{id}',
    tags,
    summary: 'A doctor who allows hospitals to find them, as they preview it, and their ties to one’s hospital',
    request: { params: directoryDoctorIdParamSchema },
    responses: { 200: json(foundDoctorSchema, 'The doctor') },
  },
);

export function directoryRoutes(context: Pick<DoctorsContext, 'db' | 'now'>) {
  return createRouter()
    .openapi(directory, async (c) => c.json(await listDirectory(context, getActor(c), c.req.valid('query')), 200))
    .openapi(one, async (c) => c.json(await readFoundDoctor(context, getActor(c), c.req.valid('param').id), 200));
}
