import {
  processCreationSchema,
  processIdParamSchema,
  processListSchema,
  processSchema,
  processUpdateSchema,
} from '@fonendo/contract/processes.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { deleteProcess, saveProcess, setDefaultProcess } from './change-process.ts';
import { createProcess } from './create-process.ts';
import { listProcesses } from './list-processes.ts';
import type { ProcessesContext } from './processes.context.ts';

const tags = ['processes'];
const staff = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const params = processIdParamSchema;
const process = { 200: json(processSchema, 'The process as it is now') };

const list = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', refuses: ['UserNotAuthorized', 'NotFound'] },
  {
    method: 'get',
    path: '/processes',
    tags,
    summary: 'The selection processes of one’s hospital, the oldest first',
    responses: { 200: json(processListSchema, 'All of them, with how many offers follow each') },
  },
);

const create = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageProcesses',
    refuses: ['NotFound', 'TooManyProcesses', 'ProcessNameTaken', 'UserNotAuthorized'],
    whileActing: 'Support sets up templates; none acts on a candidate.',
  },
  {
    method: 'post',
    path: '/processes',
    tags,
    summary: 'A new process with the steps of the standard one or of another; twenty at most',
    request: {
      headers: requestKeyHeadersSchema,
      body: json(processCreationSchema, 'Its name, and what it begins with'),
    },
    responses: { 201: json(processSchema, 'The process') },
  },
);

const save = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageProcesses',
    refuses: ['NotFound', 'Conflict', 'ProcessNameTaken', 'UserNotAuthorized'],
    whileActing: 'Support sets up templates; none acts on a candidate.',
  },
  {
    method: 'put',
    path: '/processes/{id}',
    tags,
    summary: 'Store name and steps; offers that are published keep the steps they have',
    request: { params, body: json(processUpdateSchema, 'All of it, and the version it was made from') },
    responses: process,
  },
);

const remove = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageProcesses',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'delete',
    path: '/processes/{id}',
    tags,
    summary: 'Delete a process; drafts that chose it follow the standard one',
    request: { params },
    responses: { 204: { description: 'It is gone' } },
  },
);

const makeDefault = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageProcesses',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'post',
    path: '/processes/{id}/default',
    tags,
    summary: 'Let new offers begin with this process',
    request: { params },
    responses: process,
  },
);

const endDefault = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'manageProcesses',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'delete',
    path: '/processes/{id}/default',
    tags,
    summary: 'Let new offers begin with the standard process again',
    request: { params },
    responses: process,
  },
);

export function processesRoutes(context: ProcessesContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listProcesses(context, getActor(c)), 200))
    .openapi(create, async (c) => {
      const key = c.req.valid('header')['x-request-key'];
      return c.json(await createProcess(context, getActor(c), { ...c.req.valid('json'), key }), 201);
    })
    .openapi(save, async (c) =>
      c.json(await saveProcess(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await deleteProcess(context, getActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(makeDefault, async (c) =>
      c.json(await setDefaultProcess(context, getActor(c), c.req.valid('param').id, true), 200),
    )
    .openapi(endDefault, async (c) =>
      c.json(await setDefaultProcess(context, getActor(c), c.req.valid('param').id, false), 200),
    );
}
