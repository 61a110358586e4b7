import { tokensSchema } from '@fonendo/contract/auth/auth.schema';
import { acceptInvitationSchema, openInvitationSchema } from '@fonendo/contract/profiles.schema';
import { z } from 'zod';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, json } from '../../http/route.ts';
import { requestOrigin, signInOrigin } from '../auth/auth.public.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import type { ProfilesContext } from './profiles.context.ts';

const tags = ['profiles'];
const params = z.object({ token: z.string().max(200) });
const refuses = [
  'InvalidInvitation',
  'InvitationExpired',
  'EmailTaken',
  'EmailNotReusable',
  'TooManyRequests',
] as const;

const read = declareRoute(
  { access: 'public', reach: 'secret', refuses },
  {
    method: 'get',
    path: '/invitations/{token}',
    tags,
    summary: 'What the link of an invitation opens',
    request: { params },
    responses: { 200: json(openInvitationSchema, 'Who invites, and as what') },
  },
);

const accept = declareRoute(
  { access: 'public', reach: 'secret', refuses },
  {
    method: 'post',
    path: '/invitations/{token}',
    tags,
    summary: 'Accept an invitation: makes the account and signs in',
    request: { params, body: json(acceptInvitationSchema, 'One’s own password') },
    responses: { 200: json(tokensSchema, 'Signed in') },
  },
);

export function invitationsRoutes(context: ProfilesContext) {
  return createRouter()
    .openapi(read, async (c) =>
      c.json(await readInvitation(context, c.req.valid('param').token, requestOrigin(c)), 200),
    )
    .openapi(accept, async (c) => {
      const { token } = c.req.valid('param');
      const origin = signInOrigin(c, context.publicUrl);
      return c.json(await acceptInvitation(context, token, c.req.valid('json'), requestLocale(c), origin), 200);
    });
}
