import { Readable } from 'node:stream';
import { candidacyIdParamSchema } from '@fonendo/contract/candidacies.schema';
import { limits } from '@fonendo/domain/limits';
import { z } from 'zod';
import { requestLocale } from '../../http/request-context.ts';
import { createRouter, declareRoute, getActor } from '../../http/route.ts';
import { type CandidateFilesContext, openCandidateDocument, printCandidateCv } from './open-candidate-files.ts';

const tags = ['candidate files'];
const access = ['hospital', 'recruiter'] as const;
const { mimeType } = limits.file;
const binary = z.string().meta({ format: 'binary' });
const responses = { 200: { description: 'A PDF, as an attachment', content: { [mimeType]: { schema: binary } } } };

const document = declareRoute(
  { access, reach: 'own', refuses: ['NotFound', 'UserNotAuthorized', 'ServiceUnavailable'] },
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
  { access, reach: 'own', refuses: ['NotFound', 'UserNotAuthorized'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/cv',
    tags,
    summary: 'The CV of a candidate of one’s hospital on paper, as it was when they applied',
    request: { params: candidacyIdParamSchema },
    responses,
  },
);

export function candidateFilesRoutes(context: CandidateFilesContext) {
  return createRouter()
    .openapi(document, async (c) => {
      const { content, bytes, name } = await openCandidateDocument(context, getActor(c), c.req.valid('param'));
      return c.body(Readable.toWeb(content) as globalThis.ReadableStream, 200, {
        ...headersOf(name),
        'content-length': String(bytes),
      });
    })
    .openapi(cv, async (c) => {
      const { id } = c.req.valid('param');
      const { pdf, fileName } = await printCandidateCv(context, getActor(c), id, requestLocale(c));
      return c.body(pdf, 200, headersOf(fileName));
    });
}

const headersOf = (name: string) => ({
  'content-type': mimeType,
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
});
