import { directoryPageSchema, directoryQuerySchema } from '@fonendo/contract/doctors/directory.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { DoctorsContext } from '../doctors.context.ts';
import { listDirectory } from './list-directory.ts';

const directory = declareRoute(
  {
    access: ['superadmin', 'admin', 'hospital', 'recruiter'],
    reach: 'ownUnlessAdministrator',
    refuses: ['UserNotAuthorized', 'HospitalNotApproved', 'NotFound'],
  },
  {
    method: 'get',
    path: '/doctors',
    tags: ['doctors'],
    summary: 'Doctors who allow hospitals to find them, by name; for administrators all who can sign in',
    request: { query: directoryQuerySchema },
    responses: { 200: json(directoryPageSchema, 'A page') },
  },
);

export function directoryRoutes(context: Pick<DoctorsContext, 'db' | 'now'>) {
  return createRouter().openapi(directory, async (c) =>
    c.json(await listDirectory(context, getActor(c), c.req.valid('query')), 200),
  );
}
