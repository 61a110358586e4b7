import {
  deleteUserSchema,
  userDetailSchema,
  userPageSchema,
  userQuerySchema,
  userSessionsSchema,
  userUpdateSchema,
} from '@fonendo/contract/users/users.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { listUserSessions } from './close-sessions.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { listUsers } from './list-users.ts';
import { readUser } from './read-user.ts';
import { userActionsRoutes } from './user-actions.routes.ts';
import { actingOnUser, administrators, changed, params, tags } from './user-route.ts';
import type { UsersContext } from './users.context.ts';

const list = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/users',
    tags,
    summary: 'Everybody with an account, the active first',
    request: { query: userQuerySchema },
    responses: { 200: json(userPageSchema, 'One page') },
  },
);

const read = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/users/{id}',
    tags,
    summary: 'One person with all that hangs on the account, and what may be done',
    request: { params },
    responses: { 200: json(userDetailSchema, 'The person') },
  },
);

const edit = declareRoute(actingOnUser('LastAdministrator'), {
  method: 'patch',
  path: '/users/{id}',
  tags,
  summary: 'Correct names, phone or language',
  request: { params, body: json(userUpdateSchema, 'What changes') },
  responses: changed,
});

const remove = declareRoute(actingOnUser('LastAdministrator'), {
  method: 'delete',
  path: '/users/{id}',
  tags,
  summary: 'Delete an account with the same consequences as when its owner does',
  request: { params, body: json(deleteUserSchema, 'The name of the person, typed') },
  responses: { 204: { description: 'Deleted' } },
});

const sessions = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/users/{id}/sessions',
    tags,
    summary: 'The devices somebody is signed in on, the last used first',
    request: { params },
    responses: { 200: json(userSessionsSchema, 'At most 100') },
  },
);

/** Users as the platform's administrators see them. One's own account is under /account. */
export function usersRoutes(context: UsersContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listUsers(context, c.req.valid('query')), 200))
    .openapi(read, async (c) => c.json(await readUser(context.db, getActor(c), c.req.valid('param').id), 200))
    .openapi(edit, async (c) =>
      c.json(await editUser(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await deleteUser(context, getActor(c), c.req.valid('param').id, c.req.valid('json').name);
      return c.body(null, 204);
    })
    .openapi(sessions, async (c) => c.json({ items: await listUserSessions(context, c.req.valid('param').id) }, 200))
    .route('/', userActionsRoutes(context));
}
