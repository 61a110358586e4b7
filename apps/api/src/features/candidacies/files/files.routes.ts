import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import { z } from 'zod';
import { fileAnswers, sendFile } from '../../../http/bodies/send-file.ts';
import { requestLocale } from '../../../http/request-context.ts';
import { askerOf, createRouter, declareRoute, getActor } from '../../../http/route.ts';
import { drawingRefusals } from '../../../pdf/draw-sheet.port.ts';
import { type CandidacyFilesContext, openCandidateDocument, printCandidateCv } from './open-candidate-files.ts';

const tags = ['candidacies'];
const access = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const responses = fileAnswers('A PDF, as an attachment');

const document = declareRoute(
  { access, reach: 'ownUnlessAdministrator', refuses: ['NotFound', 'UserNotAuthorized', 'ServiceUnavailable'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/documents/{documentId}',
    tags,
    summary: 'A document that a candidate of one’s hospital handed in when applying',
    request: { params: candidacyIdParamSchema.extend({ documentId: z.uuid() }) },
    responses,
  },
);

const cv = declareRoute(
  { access, reach: 'ownUnlessAdministrator', refuses: ['NotFound', 'UserNotAuthorized', ...drawingRefusals] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/cv',
    tags,
    summary: 'The CV of a candidate of one’s hospital on paper, as it was when they applied',
    request: { params: candidacyIdParamSchema },
    responses,
  },
);

export function candidacyFilesRoutes(context: CandidacyFilesContext) {
  return createRouter()
    .openapi(document, async (c) =>
      sendFile(c, await openCandidateDocument(context, getActor(c), c.req.valid('param'))),
    )
    .openapi(cv, async (c) => {
      const { id } = c.req.valid('param');
      const printed = { id, language: requestLocale(c) };
      const { pdf, fileName } = await printCandidateCv(context, getActor(c), printed, askerOf(c));
      return sendFile(c, { content: pdf, name: fileName });
    });
}
