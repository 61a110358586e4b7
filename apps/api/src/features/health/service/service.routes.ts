import { queuedMailsSchema, serviceStateSchema } from '@fonendo/contract/health/service.schema';
import { z } from 'zod';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { cancelMail, retryMail } from './change-mail.ts';
import { listMails } from './list-mails.ts';
import { createFileMeasure } from './measure-files.ts';
import { readService } from './read-service.ts';
import type { ServiceContext } from './service.context.ts';

const tags = ['health'];
const administrators = ['superadmin', 'admin'] as const;
const mailId = { params: z.object({ id: z.uuid() }) };

const state = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/service',
    tags,
    summary: 'How the installation is: parts, jobs, queues, sizes and versions',
    responses: { 200: json(serviceStateSchema, 'As it is now') },
  },
);

const mails = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/service/mails',
    tags,
    summary: 'The mails that have not left yet, those that failed first',
    responses: { 200: json(queuedMailsSchema, 'A page of them, without their texts') },
  },
);

const retry = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/service/mails/{id}/retry',
    tags,
    summary: 'Send a mail that failed again now',
    request: mailId,
    responses: { 200: json(queuedMailsSchema, 'What waits now') },
  },
);

const cancel = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/service/mails/{id}/cancel',
    tags,
    summary: 'Delete a mail that has not left yet',
    request: mailId,
    responses: { 200: json(queuedMailsSchema, 'What waits now') },
  },
);

export function serviceRoutes(context: ServiceContext) {
  const measureFiles = createFileMeasure(context.files, context.now);
  return createRouter()
    .openapi(state, async (c) => c.json(await readService({ ...context, measureFiles }), 200))
    .openapi(mails, async (c) => c.json(await listMails(context, getActor(c)), 200))
    .openapi(retry, async (c) => c.json(await retryMail(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(cancel, async (c) => c.json(await cancelMail(context, getActor(c), c.req.valid('param').id), 200));
}
