import { interestRequestSchema } from '@fonendo/contract/auth/registration.schema';
import { contactRequestSchema } from '@fonendo/contract/contact.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, json } from '../../http/route.ts';
import type { ContactContext } from './contact.context.ts';
import { leaveInterest } from './leave-interest.ts';
import { sendContactMessage } from './send-contact-message.ts';

const tags = ['contact'];

const contact = declareRoute(
  { access: 'public', reach: 'common', refuses: ['TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/send-contact',
    tags,
    summary: 'Write to the team',
    request: { headers: requestKeyHeadersSchema, body: json(contactRequestSchema, 'The contact form') },
    responses: { 204: { description: 'Received' } },
  },
);

const interest = declareRoute(
  { access: 'public', reach: 'common', refuses: ['TooManyRequests'] },
  {
    method: 'post',
    path: '/auth/interest',
    tags,
    summary: 'Leave name, email and a profession that is not served yet',
    request: { body: json(interestRequestSchema, 'Who, and which profession') },
    responses: { 204: { description: 'Noted' } },
  },
);

export function contactRoutes(context: ContactContext) {
  return createRouter()
    .openapi(contact, async (c) => {
      const message = { ...c.req.valid('json'), key: c.req.valid('header')['x-request-key'] };
      await sendContactMessage(context, message, c.get('clientAddress'));
      return c.body(null, 204);
    })
    .openapi(interest, async (c) => {
      await leaveInterest(context, c.req.valid('json'), c.get('clientAddress'));
      return c.body(null, 204);
    });
}
