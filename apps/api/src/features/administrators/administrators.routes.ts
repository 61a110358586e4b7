import { administratorInvitationsSchema, inviteAdministratorSchema } from '@fonendo/contract/administrators.schema';
import { z } from 'zod';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { AdministratorsContext } from './administrators.context.ts';
import {
  inviteAdministrator,
  resendAdministratorInvitation,
  revokeAdministratorInvitation,
} from './invite-administrator.ts';
import { listAdministratorInvitations } from './list-invitations.ts';

const tags = ['administrators'];
const params = z.object({ id: z.uuid() });
const superadministrators = { access: ['superadmin'], reach: 'all' } as const;

const list = declareRoute(superadministrators, {
  method: 'get',
  path: '/administrators/invitations',
  tags,
  summary: 'Who was invited to administer the platform and has not accepted yet',
  responses: { 200: json(administratorInvitationsSchema, 'The oldest first') },
});

const invite = declareRoute(
  { ...superadministrators, refuses: ['EmailTaken', 'EmailNotReusable', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/administrators/invitations',
    tags,
    summary: 'Invite an administrator by mail; an earlier invitation of the address is replaced',
    request: { body: json(inviteAdministratorSchema, 'Who, as what, and until when') },
    responses: { 201: json(administratorInvitationsSchema, 'Invited') },
  },
);

const resend = declareRoute(
  { ...superadministrators, refuses: ['NotFound', 'EmailTaken', 'EmailNotReusable', 'TooManyRequests'] },
  {
    method: 'post',
    path: '/administrators/invitations/{id}/resend',
    tags,
    summary: 'Send an invitation again with a new link, at most once a minute',
    request: { params },
    responses: { 200: json(administratorInvitationsSchema, 'Sent') },
  },
);

const revoke = declareRoute(
  { ...superadministrators, refuses: ['NotFound'] },
  {
    method: 'delete',
    path: '/administrators/invitations/{id}',
    tags,
    summary: 'Withdraw an invitation; its link works no more',
    request: { params },
    responses: { 200: json(administratorInvitationsSchema, 'Withdrawn') },
  },
);

/** Superadministrators invite administrators. What an invitation's link opens is under /invitations. */
export function administratorsRoutes(context: AdministratorsContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listAdministratorInvitations(context, context.db), 200))
    .openapi(invite, async (c) =>
      c.json(await inviteAdministrator(context, getActor(c), c.req.valid('json'), requestLocale(c)), 201),
    )
    .openapi(resend, async (c) =>
      c.json(await resendAdministratorInvitation(context, getActor(c), c.req.valid('param').id, requestLocale(c)), 200),
    )
    .openapi(revoke, async (c) =>
      c.json(await revokeAdministratorInvitation(context, getActor(c), c.req.valid('param').id), 200),
    );
}
