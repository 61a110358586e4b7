import { cvSchema, cvUpdateSchema } from '@fonendo/contract/cv.schema';
import { locales } from '@fonendo/domain/shared/locale';
import { z } from 'zod';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { drawingRefusals } from '../../pdf/draw-sheet.port.ts';
import type { CvContext } from './cv.context.ts';
import { printCv } from './print-cv.ts';
import { readCv } from './read-cv.ts';
import { saveCv } from './save-cv.ts';

const tags = ['cv'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const read = declareRoute(
  { access, reach: 'own' },
  {
    method: 'get',
    path: '/cv',
    tags,
    summary: 'One’s own CV; an empty one with version 0 where there is none yet',
    responses: { 200: json(cvSchema, 'The CV') },
  },
);

/** A CV of maximum length in a script with three bytes per letter. */
const maxBodyBytes = 512 * 1024;

const save = (now: () => Date) =>
  declareRoute(
    {
      access,
      reach: 'own',
      refuses: ['Conflict', 'ProfileLocked'],
      maxBodyBytes,
      whileActing: 'Support writes the CV from what the doctor sent.',
    },
    {
      method: 'put',
      path: '/cv',
      tags,
      summary: 'Store one’s own CV over the version that was edited',
      request: { body: json(cvUpdateSchema(now), 'The CV, and the version it was made from') },
      responses: { 200: json(cvSchema, 'The CV as it is now') },
    },
  );

const print = declareRoute(
  { access, reach: 'own', refuses: ['NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/cv/pdf',
    tags,
    summary: 'One’s own CV as a PDF',
    request: { query: z.object({ locale: z.enum(locales).optional() }) },
    responses: fileAnswers('A PDF'),
  },
);

export function cvRoutes(context: CvContext) {
  return createRouter()
    .openapi(read, async (c) => c.json(await readCv(context, getActor(c)), 200))
    .openapi(save(context.now), async (c) => c.json(await saveCv(context, getActor(c), c.req.valid('json')), 200))
    .openapi(print, async (c) => {
      const { pdf, fileName } = await printCv(context, getActor(c).userId, c.req.valid('query').locale, askerOf(c));
      return sendFile(c, { content: pdf, name: fileName });
    });
}
