import {
  doctorProfileSchema,
  doctorSchema,
  doctorUpdateSchema,
  findableSchema,
  readinessSchema,
} from '@fonendo/contract/doctors/doctors.schema';
import { ApiError } from '../../http/api-error.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { setFindable } from './directory/set-findable.ts';
import { presentDoctor } from './doctor.presenter.ts';
import { findDoctorProfile } from './doctor-profile.ts';
import type { DoctorsContext } from './doctors.context.ts';
import { findOwnData } from './doctors.repository.ts';
import { readReadiness } from './read-readiness.ts';
import { updateDoctor } from './update-doctor.ts';
import { readVerifiedFields } from './verified-fields.ts';

const tags = ['doctors'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const read = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/doctors/me',
    tags,
    summary: 'Everything one declared as a doctor',
    responses: { 200: json(doctorSchema, 'One’s own data') },
  },
);

const update = (now: () => Date) =>
  declareRoute(
    {
      access,
      reach: 'own',
      refuses: ['NotFound', 'DataVerified'],
      whileActing: 'Support fills in what the doctor tells on the phone.',
    },
    {
      method: 'put',
      path: '/doctors/me',
      tags,
      summary: 'Change what one declared; what is left out is emptied',
      request: { body: json(doctorUpdateSchema(now), 'All of it') },
      responses: { 200: json(doctorSchema, 'One’s own data as they are now') },
    },
  );

const findable = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'put',
    path: '/doctors/me/findable',
    tags,
    summary: 'Let hospitals find one before an application, or no longer',
    request: { body: json(findableSchema, 'Whether they may') },
    responses: { 200: json(findableSchema, 'As it is now') },
  },
);

const readiness = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/doctors/me/readiness',
    tags,
    summary: 'What is missing to apply and to send a petition, and where to put it right',
    responses: { 200: json(readinessSchema, 'What is missing') },
  },
);

const profile = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/doctors/me/profile',
    tags,
    summary: 'Oneself as hospitals see one',
    responses: { 200: json(doctorProfileSchema, 'Exactly what hospitals get') },
  },
);

export function doctorsRoutes(context: DoctorsContext) {
  const { db, now } = context;
  return createRouter()
    .openapi(read, async (c) => {
      const row = await findOwnData(db, getActor(c).userId);
      if (!row) throw new ApiError('NotFound');
      return c.json(presentDoctor(row, await readVerifiedFields(db, row)), 200);
    })
    .openapi(update(now), async (c) => c.json(await updateDoctor(context, getActor(c), c.req.valid('json')), 200))
    .openapi(findable, async (c) => {
      const wish = c.req.valid('json');
      await setFindable(context, getActor(c), wish.findable);
      return c.json(wish, 200);
    })
    .openapi(readiness, async (c) => c.json(await readReadiness(context, db, getActor(c).userId), 200))
    .openapi(profile, async (c) => {
      const shown = await findDoctorProfile(db, getActor(c).userId, now());
      if (!shown) throw new ApiError('NotFound');
      return c.json(shown, 200);
    });
}
