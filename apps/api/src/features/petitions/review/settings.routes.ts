import {
  holidaysChangeSchema,
  holidaysSchema,
  rejectionReasonsChangeSchema,
  rejectionReasonsSchema,
} from '@fonendo/contract/petitions/settings.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { changeHolidays, changeRejectionReasons, readHolidayList, readRejectionReasons } from './settings.ts';

const tags = ['settings'];
const access = ['superadmin', 'admin'] as const;

const readReasons = declareRoute(
  { access, reach: 'common' },
  {
    method: 'get',
    path: '/settings/rejection-reasons',
    tags,
    summary: 'Ready-made reasons for rejecting a document, by its kind',
    responses: { 200: json(rejectionReasonsSchema, 'In Spanish') },
  },
);

const writeReasons = declareRoute(
  // Room for nine reasons of each kind twice, each up to a thousand characters.
  { access, reach: 'common', refuses: ['Conflict'], maxBodyBytes: 512 * 1024 },
  {
    method: 'put',
    path: '/settings/rejection-reasons',
    tags,
    summary: 'Change the ready-made reasons',
    request: { body: json(rejectionReasonsChangeSchema, 'All of them, and as they were read') },
    responses: { 200: json(rejectionReasonsSchema, 'As they are now') },
  },
);

const readHolidays = declareRoute(
  { access, reach: 'common' },
  {
    method: 'get',
    path: '/settings/holidays',
    tags,
    summary: 'Days on which no legal term runs or ends',
    responses: { 200: json(holidaysSchema, 'In the order of the calendar') },
  },
);

const writeHolidays = declareRoute(
  { access, reach: 'common' },
  {
    method: 'patch',
    path: '/settings/holidays',
    tags,
    summary: 'Add and take away days on which no legal term runs or ends',
    request: { body: json(holidaysChangeSchema, 'Those that change; the others stay') },
    responses: { 200: json(holidaysSchema, 'As they are now') },
  },
);

export function petitionSettingsRoutes(context: Pick<PetitionsContext, 'db' | 'now'>) {
  const { db, now } = context;
  return createRouter()
    .openapi(readReasons, async (c) => c.json(await readRejectionReasons(db), 200))
    .openapi(writeReasons, async (c) =>
      c.json(await changeRejectionReasons(context, getActor(c), c.req.valid('json')), 200),
    )
    .openapi(readHolidays, async (c) => c.json(await readHolidayList(db, now()), 200))
    .openapi(writeHolidays, async (c) => c.json(await changeHolidays(context, getActor(c), c.req.valid('json')), 200));
}
