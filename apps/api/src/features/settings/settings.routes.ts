import {
  aboutSchema,
  passportSettingChangeSchema,
  passportSettingSchema,
  pricesChangeSchema,
  pricesSchema,
  publicSettingsSchema,
} from '@fonendo/contract/settings.schema';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import type { Database } from '../../db/database.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { Mailbox } from '../../integrations/mail/mail.port.ts';
import { changePrices } from './change-prices.ts';
import { changePassportSetting, readPassportSetting } from './passport-length.ts';
import { readAbout } from './read-about.ts';
import { readSettings } from './settings.public.ts';

const tags = ['settings'];

const readPublic = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/settings/public',
    tags,
    summary: 'What the login page needs to know of this installation',
    responses: { 200: json(publicSettingsSchema, 'Public settings') },
  },
);

const about = declareRoute(
  { access: 'public', reach: 'common' },
  {
    method: 'get',
    path: '/settings/about',
    tags,
    summary: 'Who offers the services and what they cost, for the pages that anybody may read',
    responses: { 200: json(aboutSchema, 'Company and prices before tax') },
  },
);

const readPrices = declareRoute(
  { access: 'signedIn', reach: 'common' },
  {
    method: 'get',
    path: '/settings/prices',
    tags,
    summary: 'What is charged',
    responses: { 200: json(pricesSchema, 'Prices before tax, discount and tax table') },
  },
);

const writePrices = declareRoute(
  { access: ['superadmin', 'admin'], reach: 'common', refuses: ['Conflict'] },
  {
    method: 'put',
    path: '/settings/prices',
    tags,
    summary: 'Change what is charged from the next checkout on',
    request: { body: json(pricesChangeSchema, 'All of them, and as they were read') },
    responses: { 200: json(pricesSchema, 'As they are now') },
  },
);

const readPassport = declareRoute(
  { access: ['superadmin', 'admin'], reach: 'common' },
  {
    method: 'get',
    path: '/settings/passport',
    tags,
    summary: 'How short the number of a passport may be',
    responses: { 200: json(passportSettingSchema, 'The least length') },
  },
);

const writePassport = declareRoute(
  { access: ['superadmin', 'admin'], reach: 'common', refuses: ['Conflict'] },
  {
    method: 'put',
    path: '/settings/passport',
    tags,
    summary: 'Change how short the number of a passport may be',
    request: { body: json(passportSettingChangeSchema, 'The least length, and as it was read') },
    responses: { 200: json(passportSettingSchema, 'As it is now') },
  },
);

type SettingsContext = {
  db: Database;
  now: () => Date;
  demo: boolean;
  demoIsExposed: boolean;
  mailbox: Mailbox | null;
  seller: BillingParty;
};

export function settingsRoutes(context: SettingsContext) {
  const { db, demo, demoIsExposed, mailbox } = context;
  return createRouter()
    .openapi(readPublic, (c) => c.json({ demo, demoIsExposed, mailbox: mailbox !== null }, 200))
    .openapi(about, async (c) => c.json(await readAbout(context), 200))
    .openapi(readPrices, async (c) => c.json(await readSettings(db), 200))
    .openapi(readPassport, async (c) => c.json(await readPassportSetting(db), 200))
    .openapi(writePassport, async (c) =>
      c.json(await changePassportSetting(context, getActor(c), c.req.valid('json')), 200),
    )
    .openapi(writePrices, async (c) => c.json(await changePrices(context, getActor(c), c.req.valid('json')), 200));
}
