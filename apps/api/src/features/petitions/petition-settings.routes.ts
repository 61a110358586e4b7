import { holidaysSchema, rejectionReasonsSchema } from '@fonendo/contract/petition-settings.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { changeHolidays, changeRejectionReasons, readHolidayList, readRejectionReasons } from './petition-settings.ts';
import type { PetitionsContext } from './petitions.context.ts';

const tags = ['settings'];
const access = ['superadmin', 'admin'] as const;

const readReasons = declareRoute(
  { access },
  {
    method: 'get',
    path: '/settings/rejection-reasons',
    tags,
    summary: 'Ready-made reasons for rejecting a document, by its kind',
    responses: { 200: json(rejectionReasonsSchema, 'In Spanish') },
  },
);

const writeReasons = declareRoute(
  { access },
  {
    method: 'put',
    path: '/settings/rejection-reasons',
    tags,
    summary: 'Change the ready-made reasons',
    request: { body: json(rejectionReasonsSchema, 'All of them') },
    responses: { 200: json(rejectionReasonsSchema, 'As they are now') },
  },
);

const readHolidays = declareRoute(
  { access },
  {
    method: 'get',
    path: '/settings/holidays',
    tags,
    summary: 'Days on which no legal term runs or ends',
    responses: { 200: json(holidaysSchema, 'In the order of the calendar') },
  },
);

const writeHolidays = declareRoute(
  { access },
  {
    method: 'put',
    path: '/settings/holidays',
    tags,
    summary: 'Change the days on which no legal term runs or ends',
    request: { body: json(holidaysSchema, 'All of them') },
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
    .openapi(readHolidays, async (c) => c.json({ days: await readHolidayList(db, now()) }, 200))
    .openapi(writeHolidays, async (c) =>
      c.json({ days: await changeHolidays(context, getActor(c), c.req.valid('json').days) }, 200),
    );
}
