import { mailboxMessageSchema, mailboxSchema } from '@fonendo/contract/demo.schema';
import { z } from 'zod';
import { ApiError } from '../../../http/api-error.ts';
import { createRouter, declareRoute, json } from '../../../http/route.ts';
import type { Mailbox } from '../../../integrations/mail/mail.port.ts';

const tags = ['demo'];

const list = declareRoute(
  { access: 'public', reach: 'all' },
  {
    method: 'get',
    path: '/dev/mailbox',
    tags,
    summary: 'The mails of the demo, newest first',
    responses: { 200: json(mailboxSchema, 'At most 200') },
  },
);

const detail = declareRoute(
  { access: 'public', reach: 'all', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/dev/mailbox/{id}',
    tags,
    summary: 'One mail of the demo',
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: json(mailboxMessageSchema, 'As it would have been sent') },
  },
);

function routes(mailbox: Mailbox) {
  return createRouter()
    .openapi(list, async (c) => c.json({ items: await mailbox.list() }, 200))
    .openapi(detail, async (c) => {
      const message = await mailbox.find(c.req.valid('param').id);
      if (!message) throw new ApiError('NotFound');
      return c.json(message, 200);
    });
}

/** Anybody may read these mails, so the routes are registered in the demo only. */
export const mailboxRoutes = (mailbox: Mailbox | null): ReturnType<typeof routes> =>
  mailbox ? routes(mailbox) : (createRouter() as unknown as ReturnType<typeof routes>);
