import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '@fonendo/contract/audit.schema';
import { z } from 'zod';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { sendStream } from '../../http/send-file.ts';
import type { AuditContext } from './audit.context.ts';
import { auditFileName, exportAudit } from './export-audit.ts';
import { readAudit } from './read-audit.ts';

const tags = ['audit'];
const administrators = ['superadmin', 'admin'] as const;

const list = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/audit',
    tags,
    summary: 'Who did what to what, newest first. There is no way to change it',
    request: { query: auditQuerySchema },
    responses: { 200: json(auditPageSchema, 'One page') },
  },
);

const exportCsv = declareRoute(
  { access: administrators, reach: 'all', inPerson: true },
  {
    method: 'get',
    path: '/audit/export.csv',
    tags,
    summary: 'The filtered record as a table for a spreadsheet; taking it is recorded as well',
    request: { query: auditFiltersSchema },
    responses: {
      200: { description: 'UTF-8 with its mark, semicolons', content: { 'text/csv': { schema: z.string() } } },
    },
  },
);

export function auditRoutes(context: AuditContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await readAudit(context.db, c.req.valid('query')), 200))
    .openapi(exportCsv, async (c) => {
      const locale = requestLocale(c);
      const lines = await exportAudit(context, getActor(c), c.req.valid('query'), locale);
      return sendStream(c, lines, { name: auditFileName(locale), mimeType: 'text/csv; charset=utf-8' });
    });
}
