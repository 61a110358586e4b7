import {
  accountSchema,
  accountUpdateSchema,
  deleteAccountRequestSchema,
} from '@fonendo/contract/account/account.schema';
import { z } from 'zod';
import { sendStream } from '../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';
import type { AccountContext } from './account.context.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { readAccount } from './read-account.ts';
import { updateAccount } from './update-account.ts';

const tags = ['account'];

const read = declareRoute(
  { access: 'signedIn', reach: 'own' },
  {
    method: 'get',
    path: '/account',
    tags,
    summary: 'One’s own data',
    responses: { 200: json(accountSchema, 'The account') },
  },
);

const update = declareRoute(
  { access: 'signedIn', reach: 'own', refuses: ['DataVerified'] },
  {
    method: 'patch',
    path: '/account',
    tags,
    summary: 'Change names, phone, language or wanted mails',
    request: { body: json(accountUpdateSchema, 'What changes') },
    responses: { 200: json(accountSchema, 'The account as it is now') },
  },
);

const download = declareRoute(
  { access: 'signedIn', reach: 'own', inPerson: true, refuses: ['TooManyRequests'] },
  {
    method: 'get',
    path: '/account/export',
    tags,
    summary: 'Everything that is kept about oneself',
    responses: {
      200: {
        description: 'A ZIP with a JSON file and the uploaded documents',
        content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
      },
    },
  },
);

const remove = declareRoute(
  {
    access: 'signedIn',
    reach: 'own',
    refuses: ['InvalidPassword', 'LastAdministrator', 'TooManyRequests'],
  },
  {
    method: 'delete',
    path: '/account',
    tags,
    summary: 'Delete one’s own account; its email cannot be used again',
    request: { body: json(deleteAccountRequestSchema, 'The password') },
    responses: { 204: { description: 'Deleted' } },
  },
);

export function accountRoutes(context: AccountContext & { drawSheet: DrawSheet }) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readAccount(context.db, getActor(c).userId), 200))
    .openapi(update, async (c) => c.json(await updateAccount(context, getActor(c), c.req.valid('json')), 200))
    .openapi(download, async (c) => {
      const zip = await exportAccount(context, getActor(c));
      return sendStream(c, zip, { name: 'fonendo.zip', mimeType: 'application/zip' });
    })
    .openapi(remove, async (c) => {
      await deleteAccount(context, getActor(c), c.req.valid('json').password);
      return c.body(null, 204);
    });
}
