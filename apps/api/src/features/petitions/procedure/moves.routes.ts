import { documentIdParamSchema, uploadHeadersSchema } from '@fonendo/contract/documents.schema';
import {
  commentSchema,
  conditionParamSchema,
  cvToReturnSchema,
  judgedDocumentSchema,
  petitionIdParamSchema,
  petitionSchema,
  registrySchema,
  resolutionSchema,
  verdictSchema,
} from '@fonendo/contract/petitions/petitions.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { pdfBody, pdfRefusals, readPdfUpload } from '../../documents/documents.public.ts';
import { judgeDocument } from '../papers/judge-document.ts';
import { returnCv } from '../papers/return-cv.ts';
import { reviewCv } from '../papers/review-cv.ts';
import { petitionIdOf } from '../petition-id.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { commentPetition } from '../review/comment-petition.ts';
import { attachResolution } from './attach-resolution.ts';
import { petitionClockRoutes } from './clock.routes.ts';
import { completeCondition } from './complete-condition.ts';
import { sendPetitionToMinistry, validatePetition } from './move-petition.ts';
import { resolvePetition } from './resolve-petition.ts';
import { access, move, moveWith } from './team-move.ts';

const validate = move('/petitions/{id}/validate', {
  refuses: ['InvalidStatusChange', 'DocumentsNotApproved'],
  summary: 'All required documents are approved: on to the review',
});

const cvReview = move('/petitions/{id}/cv-review', { summary: 'The CV has been read and is fit for the ministry' });

const cvReturn = moveWith('/petitions/{id}/cv-return', cvToReturnSchema, {
  summary: 'The CV is given back to the doctor with the reason',
});

const comment = declareRoute(
  { access, reach: 'all', refuses: ['InvalidPetitionId', 'NotFound'] },
  {
    method: 'post',
    path: '/petitions/{id}/comments',
    tags: ['petitions'],
    summary: 'Comment, for the doctor as well or internally',
    request: {
      params: petitionIdParamSchema,
      headers: requestKeyHeadersSchema,
      body: json(commentSchema, 'What is entered'),
    },
    responses: { 200: json(petitionSchema, 'As it is now') },
  },
);

const resolveWith = (now: () => Date) =>
  moveWith('/petitions/{id}/resolve', resolutionSchema(now), {
    refuses: ['InvalidStatusChange', 'DocumentsNotApproved', 'ServiceUnavailable'],
    summary: 'Enter the ministry’s resolution, whose file was attached before',
  });

const completion = declareRoute(
  { access, reach: 'all', refuses: ['InvalidPetitionId', 'NotFound', 'InvalidStatusChange', 'ServiceUnavailable'] },
  {
    method: 'post',
    path: '/petitions/{id}/conditions/{conditionId}/done',
    tags: ['petitions'],
    summary: 'A condition of the resolution is met; with the last one it takes effect',
    request: { params: conditionParamSchema },
    responses: { 200: json(petitionSchema, 'As it is now') },
  },
);

const attach = declareRoute(
  {
    access,
    reach: 'all',
    streamsBody: true,
    refuses: ['InvalidPetitionId', 'NotFound', 'InvalidStatusChange', ...pdfRefusals],
  },
  {
    method: 'post',
    path: '/petitions/{id}/resolution-file',
    tags: ['petitions'],
    summary: 'Attach the PDF of the resolution, at most 5,242,880 bytes; it takes the place of the one before',
    request: {
      params: petitionIdParamSchema,
      headers: uploadHeadersSchema.partial(),
      body: pdfBody,
    },
    responses: { 201: json(petitionSchema, 'As it is now') },
  },
);

const judge = declareRoute(
  { access, reach: 'all', refuses: ['NotFound', 'Conflict', 'InvalidStatusChange'] },
  {
    method: 'post',
    path: '/documents/{id}/verdict',
    tags: ['petitions'],
    summary: 'Approve or reject a document, of a petition or of a certified doctor',
    request: { params: documentIdParamSchema, body: json(verdictSchema, 'The verdict') },
    responses: { 200: json(judgedDocumentSchema, 'As it is now') },
  },
);

export function petitionMovesRoutes(context: PetitionsContext) {
  const { now } = context;
  const toMinistry = moveWith('/petitions/{id}/send-to-ministry', registrySchema(now), {
    refuses: ['InvalidStatusChange', 'DocumentsNotApproved', 'CvNotReviewed'],
    summary: 'Filed at the ministry’s registry: the legal clock runs',
  });
  return createRouter()
    .openapi(validate, async (c) =>
      c.json(await validatePetition(context, getActor(c), petitionIdOf(c.req.valid('param'))), 200),
    )
    .openapi(cvReview, async (c) =>
      c.json(await reviewCv(context, getActor(c), petitionIdOf(c.req.valid('param'))), 200),
    )
    .openapi(cvReturn, async (c) =>
      c.json(await returnCv(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(comment, async (c) => {
      const said = { ...c.req.valid('json'), key: c.req.valid('header')['x-request-key'] };
      return c.json(await commentPetition(context, getActor(c), petitionIdOf(c.req.valid('param')), said), 200);
    })
    .openapi(toMinistry, async (c) =>
      c.json(
        await sendPetitionToMinistry(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')),
        200,
      ),
    )
    .openapi(attach, async (c) => {
      const upload = readPdfUpload(c, c.req.valid('header'));
      return c.json(await attachResolution(context, getActor(c), petitionIdOf(c.req.valid('param')), upload), 201);
    })
    .openapi(resolveWith(now), async (c) =>
      c.json(await resolvePetition(context, getActor(c), petitionIdOf(c.req.valid('param')), c.req.valid('json')), 200),
    )
    .openapi(completion, async (c) => {
      const { conditionId } = c.req.valid('param');
      return c.json(
        await completeCondition(context, getActor(c), petitionIdOf(c.req.valid('param')), conditionId),
        200,
      );
    })
    .openapi(judge, async (c) =>
      c.json(await judgeDocument(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .route('/', petitionClockRoutes(context));
}
