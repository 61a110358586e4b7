import { auditFiltersSchema, auditPageSchema, auditQuerySchema } from '@fonendo/contract/audit.schema';
import { csvAnswers, sendCsv } from '../../http/csv.ts';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { AuditContext } from './audit.context.ts';
import { exportAudit } from './export-audit.ts';
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
    responses: csvAnswers,
  },
);

export function auditRoutes(context: AuditContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await readAudit(context.db, c.req.valid('query')), 200))
    .openapi(exportCsv, async (c) =>
      sendCsv(c, await exportAudit(context, getActor(c), c.req.valid('query'), requestLocale(c))),
    );
}
