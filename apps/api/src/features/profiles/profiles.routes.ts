import { inviteSchema, profilesSchema, profileUpdateSchema } from '@fonendo/contract/profiles.schema';
import { z } from 'zod';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { changeProfile, removeProfile } from './change-profile.ts';
import { inviteProfile, resendInvitation, revokeInvitation } from './invite-profile.ts';
import { listProfiles } from './list-profiles.ts';
import type { ProfilesContext } from './profiles.context.ts';

const tags = ['profiles'];
const access = ['superadmin', 'admin', 'hospital'] as const;
const invitation = z.object({ id: z.uuid() });
const member = z.object({ userId: z.uuid() });

const list = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'manageProfiles', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/profiles',
    tags,
    summary: 'Who works for one’s hospital, and who was invited to',
    responses: { 200: json(profilesSchema, 'Members and open invitations') },
  },
);

const invite = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'manageProfiles',
    refuses: ['NotFound', 'EmailTaken', 'EmailNotReusable', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/profiles/invitations',
    tags,
    summary: 'Invite somebody by mail; an earlier invitation of the address is replaced',
    request: { body: json(inviteSchema, 'Who, and as what') },
    responses: { 201: json(profilesSchema, 'Invited') },
  },
);

const resend = declareRoute(
  {
    access,
    reach: 'ownUnlessAdministrator',
    right: 'manageProfiles',
    refuses: ['NotFound', 'EmailTaken', 'EmailNotReusable', 'TooManyRequests'],
  },
  {
    method: 'post',
    path: '/profiles/invitations/{id}/resend',
    tags,
    summary: 'Send an invitation again with a new link, at most once a minute',
    request: { params: invitation },
    responses: { 200: json(profilesSchema, 'Sent') },
  },
);

const revoke = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'manageProfiles', refuses: ['NotFound'] },
  {
    method: 'delete',
    path: '/profiles/invitations/{id}',
    tags,
    summary: 'Withdraw an invitation; its link works no more',
    request: { params: invitation },
    responses: { 200: json(profilesSchema, 'Withdrawn') },
  },
);

const change = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'manageProfiles', refuses: ['NotFound', 'LastAdministrator'] },
  {
    method: 'put',
    path: '/profiles/{userId}',
    tags,
    summary: 'Change somebody’s role and position; in force at once',
    request: { params: member, body: json(profileUpdateSchema, 'Role and position') },
    responses: {
      200: json(profilesSchema.nullable(), 'Members and invitations; null where one gave up one’s own right to them'),
    },
  },
);

const remove = declareRoute(
  { access, reach: 'ownUnlessAdministrator', right: 'manageProfiles', refuses: ['NotFound', 'LastAdministrator'] },
  {
    method: 'delete',
    path: '/profiles/{userId}',
    tags,
    summary: 'Remove somebody from the hospital and close their account',
    request: { params: member },
    responses: { 200: json(profilesSchema, 'Removed') },
  },
);

export function profilesRoutes(context: ProfilesContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listProfiles(context, context.db, getActor(c)), 200))
    .openapi(invite, async (c) =>
      c.json(await inviteProfile(context, getActor(c), c.req.valid('json'), requestLocale(c)), 201),
    )
    .openapi(resend, async (c) =>
      c.json(await resendInvitation(context, getActor(c), c.req.valid('param').id, requestLocale(c)), 200),
    )
    .openapi(revoke, async (c) => c.json(await revokeInvitation(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(change, async (c) =>
      c.json(await changeProfile(context, getActor(c), c.req.valid('param').userId, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => c.json(await removeProfile(context, getActor(c), c.req.valid('param').userId), 200));
}
