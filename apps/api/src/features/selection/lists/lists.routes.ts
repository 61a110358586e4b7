import {
  boardQuerySchema,
  boardSchema,
  candidatePageSchema,
  candidatesExportQuerySchema,
  candidatesQuerySchema,
} from '@fonendo/contract/selection/lists.schema';
import { csvAnswers, sendCsv } from '../../../http/csv.ts';
import { requestLocale } from '../../../http/request-context.ts';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { readBoard } from '../board/read-board.ts';
import { exportCandidates } from './export-candidates.ts';
import { listCandidates } from './list-candidates.ts';
import type { SelectionListsContext } from './lists.context.ts';

const tags = ['selection'];
/** Everybody who works at a hospital may read its candidates, and no others. */
const declaration = {
  access: ['superadmin', 'admin', 'hospital', 'recruiter'],
  reach: 'ownUnlessAdministrator',
  refuses: ['NotFound', 'UserNotAuthorized'],
} as const;

const board = declareRoute(declaration, {
  method: 'get',
  path: '/selection/board',
  tags,
  summary: 'The candidates of an offer by where they stand: the first of each column, and how many there are',
  request: { query: boardQuerySchema },
  responses: { 200: json(boardSchema, 'The columns in their order') },
});

const list = declareRoute(declaration, {
  method: 'get',
  path: '/selection/candidates',
  tags,
  summary: 'The candidates of the hospital, or of one offer, or of one column of its board',
  request: { query: candidatesQuerySchema },
  responses: { 200: json(candidatePageSchema, 'A page') },
});

const exportCsv = declareRoute(
  { ...declaration, inPerson: true },
  {
    method: 'get',
    path: '/selection/candidates/export',
    tags,
    summary: 'The filtered candidates as a table for a spreadsheet',
    request: { query: candidatesExportQuerySchema },
    responses: csvAnswers,
  },
);

export function selectionListsRoutes(context: SelectionListsContext) {
  return createRouter()
    .openapi(board, async (c) => c.json(await readBoard(context, getActor(c), c.req.valid('query')), 200))
    .openapi(list, async (c) => c.json(await listCandidates(context, getActor(c), c.req.valid('query')), 200))
    .openapi(exportCsv, async (c) =>
      sendCsv(c, await exportCandidates(context, getActor(c), c.req.valid('query'), requestLocale(c))),
    );
}
