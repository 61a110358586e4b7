import {
  letterParamSchema,
  petitionIdParamSchema,
  receiptCodeParamSchema,
  verifiedReceiptSchema,
} from '@fonendo/contract/petitions/petitions.schema';
import { petitionFiltersSchema } from '@fonendo/contract/petitions/queue.schema';
import { z } from 'zod';
import { attachment, fileAnswers, sendFile } from '../../../http/bodies/send-file.ts';
import { csvAnswers, sendCsv } from '../../../http/csv.ts';
import { requestLocale } from '../../../http/request-context.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { drawingRefusals } from '../../../pdf/draw-sheet.port.ts';
import { petitionIdOf } from '../petition-id.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { openResolution } from '../procedure/attach-resolution.ts';
import { exportPetitions } from '../queue/export-petitions.ts';
import { verifyReceipt } from '../receipts/verify-receipt.ts';
import { openReceipt, printLetter, printPetitionCv, readCalendar } from './read-papers.ts';

const tags = ['petitions'];
const administrators = ['superadmin', 'admin'] as const;
const readers = ['certifiedDoctor', 'notCertifiedDoctor', ...administrators] as const;
const pdfAnswer = fileAnswers('A PDF');
const refuses = ['InvalidPetitionId', 'NotFound', ...drawingRefusals] as const;

const exportCsv = declareRoute(
  { access: administrators, reach: 'all', inPerson: true },
  {
    method: 'get',
    path: '/petitions/export.csv',
    tags,
    summary: 'The filtered queue as a table for a spreadsheet',
    request: { query: petitionFiltersSchema },
    responses: csvAnswers,
  },
);

const receipt = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator', refuses },
  {
    method: 'get',
    path: '/petitions/{id}/receipt',
    tags,
    summary: 'The receipt of a petition that was sent',
    request: { params: petitionIdParamSchema },
    responses: pdfAnswer,
  },
);

const resolutionFile = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator', refuses },
  {
    method: 'get',
    path: '/petitions/{id}/resolution-file',
    tags,
    summary: 'The PDF of the resolution; for the doctor once it was entered',
    request: { params: petitionIdParamSchema },
    responses: pdfAnswer,
  },
);

const cv = declareRoute(
  { access: administrators, reach: 'all', refuses },
  {
    method: 'get',
    path: '/petitions/{id}/cv.pdf',
    tags,
    summary: 'The doctor’s CV on paper, as it is now',
    request: { params: petitionIdParamSchema },
    responses: pdfAnswer,
  },
);

const letter = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator', refuses },
  {
    method: 'get',
    path: '/petitions/{id}/letters/{kind}',
    tags,
    summary: 'A letter to the ministry, where the petition calls for it now',
    request: { params: letterParamSchema },
    responses: pdfAnswer,
  },
);

const calendar = declareRoute(
  { access: readers, reach: 'ownUnlessAdministrator', refuses: ['InvalidPetitionId', 'NotFound'] },
  {
    method: 'get',
    path: '/petitions/{id}/deadlines.ics',
    tags,
    summary: 'The days that must not be missed, as a calendar',
    request: { params: petitionIdParamSchema },
    responses: { 200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } } },
  },
);

const verify = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['NotFound', 'TooManyRequests'] },
  {
    method: 'get',
    path: '/verify/{code}',
    tags,
    summary: 'Confirm a receipt by its code, without any personal data',
    request: { params: receiptCodeParamSchema },
    responses: { 200: json(verifiedReceiptSchema, 'There is such a receipt') },
  },
);

export function petitionPapersRoutes(context: PetitionsContext) {
  return createRouter()
    .openapi(exportCsv, async (c) =>
      sendCsv(c, await exportPetitions(context, getActor(c), c.req.valid('query'), requestLocale(c))),
    )
    .openapi(receipt, async (c) =>
      sendFile(c, await openReceipt(context, getActor(c), petitionIdOf(c.req.valid('param')))),
    )
    .openapi(resolutionFile, async (c) =>
      sendFile(c, await openResolution(context, getActor(c), petitionIdOf(c.req.valid('param')))),
    )
    .openapi(cv, async (c) => {
      const { pdf, fileName } = await printPetitionCv(
        context,
        getActor(c),
        petitionIdOf(c.req.valid('param')),
        askerOf(c),
      );
      return sendFile(c, { content: pdf, name: fileName });
    })
    .openapi(letter, async (c) => {
      const { kind } = c.req.valid('param');
      const letter = { id: petitionIdOf(c.req.valid('param')), kind };
      const { pdf, fileName } = await printLetter(context, getActor(c), letter, askerOf(c));
      return sendFile(c, { content: pdf, name: fileName });
    })
    .openapi(calendar, async (c) => {
      const locale = requestLocale(c);
      const { text, fileName } = await readCalendar(context, getActor(c), petitionIdOf(c.req.valid('param')), locale);
      return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8', ...attachment(fileName) });
    })
    .openapi(verify, async (c) =>
      c.json(await verifyReceipt(context, c.req.valid('param').code, c.get('clientAddress')), 200),
    );
}
