import { candidacyIdParamSchema } from '@fonendo/contract/candidacies/candidacies.schema';
import {
  askAgainSchema,
  bulkDocumentRequestsSchema,
  bulkResultSchema,
  documentRequestIdParamSchema,
  hospitalRequestsSchema,
  judgedFileSchema,
  madeRequestsSchema,
  makeDocumentRequestsSchema,
  ownRequestsSchema,
} from '@fonendo/contract/document-requests.schema';
import { uploadHeadersSchema } from '@fonendo/contract/documents.schema';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { pdfBody, pdfRefusals, readPdfUpload } from '../documents/documents.public.ts';
import { askForDocuments, askManyForDocuments } from './ask-for-documents.ts';
import { cancelRequest } from './cancel-requests.ts';
import type { DocumentRequestsContext } from './document-requests.context.ts';
import { handInDocument } from './hand-in-document.ts';
import { acceptDocument, askAgain } from './judge-request.ts';
import { readHospitalRequests, readOwnRequests } from './list-requests.ts';
import { openRequestedDocument } from './open-requested-document.ts';
import { uploadRequestedDocument } from './upload-requested-document.ts';

const tags = ['document requests'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const staff = ['superadmin', 'admin', 'hospital', 'recruiter'] as const;
const params = documentRequestIdParamSchema;
const pdfUpload = {
  params,
  headers: uploadHeadersSchema.partial(),
  body: pdfBody,
} as const;
const hospitalAnswer = { 200: json(hospitalRequestsSchema, 'The candidacy’s requests as they are now') };

const hospitalList = declareRoute(
  { access: staff, reach: 'ownUnlessAdministrator', refuses: ['NotFound', 'UserNotAuthorized'] },
  {
    method: 'get',
    path: '/selection/candidacies/{id}/document-requests',
    tags,
    summary: 'What a candidate of one’s hospital was asked for, and how it stands',
    request: { params: candidacyIdParamSchema },
    responses: hospitalAnswer,
  },
);

const make = (now: () => Date) =>
  declareRoute(
    {
      access: staff,
      reach: 'ownUnlessAdministrator',
      right: 'requestDocuments',
      refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange'],
    },
    {
      method: 'post',
      path: '/selection/candidacies/{id}/document-requests',
      tags,
      summary: 'Ask a candidate in process for one to ten papers; what is open already is not asked for twice',
      request: {
        params: candidacyIdParamSchema,
        body: json(makeDocumentRequestsSchema(now), 'What, why and until when'),
      },
      responses: { 201: json(madeRequestsSchema, 'The candidacy’s requests as they are now') },
    },
  );

const makeMany = (now: () => Date) =>
  declareRoute(
    { access: staff, reach: 'ownUnlessAdministrator', right: 'requestDocuments', refuses: ['UserNotAuthorized'] },
    {
      method: 'post',
      path: '/selection/document-requests',
      tags,
      summary: 'Ask many candidates for the same papers, with an answer for each',
      request: { body: json(bulkDocumentRequestsSchema(now), 'Whom, what, why and until when') },
      responses: { 200: json(bulkResultSchema, 'What came of each') },
    },
  );

const accept = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'requestDocuments',
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange', 'Conflict'],
  },
  {
    method: 'post',
    path: '/document-requests/{id}/accept',
    tags,
    summary: 'Accept what was handed in',
    request: { params, body: json(judgedFileSchema, 'Which file was looked at') },
    responses: hospitalAnswer,
  },
);

const again = (now: () => Date) =>
  declareRoute(
    {
      access: staff,
      reach: 'ownUnlessAdministrator',
      right: 'requestDocuments',
      refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange', 'Conflict'],
    },
    {
      method: 'post',
      path: '/document-requests/{id}/ask-again',
      tags,
      summary: 'Ask for it again, with the reason and a new last day',
      request: { params, body: json(askAgainSchema(now), 'Which file was looked at, what is wrong, until when') },
      responses: hospitalAnswer,
    },
  );

const cancel = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'requestDocuments',
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange'],
  },
  {
    method: 'post',
    path: '/document-requests/{id}/cancel',
    tags,
    summary: 'Do without a paper that is still open',
    request: { params },
    responses: hospitalAnswer,
  },
);

const ownList = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}/document-requests',
    tags,
    summary: 'What one is asked for in a candidacy of one’s own',
    request: { params: candidacyIdParamSchema },
    responses: { 200: json(ownRequestsSchema, 'Each with why and until when') },
  },
);

const upload = declareRoute(
  {
    access: doctors,
    reach: 'own',
    streamsBody: true,
    refuses: ['NotFound', 'InvalidStatusChange', 'TooManyRequests', ...pdfRefusals],
  },
  {
    method: 'put',
    path: '/document-requests/{id}/file',
    tags,
    summary: 'Hand in a PDF of at most 5,242,880 bytes; it replaces what was handed in and not accepted yet',
    request: pdfUpload,
    responses: { 200: json(ownRequestsSchema, 'The candidacy’s requests as they are now') },
  },
);

const handIn = declareRoute(
  {
    access: staff,
    reach: 'ownUnlessAdministrator',
    right: 'requestDocuments',
    streamsBody: true,
    refuses: ['NotFound', 'UserNotAuthorized', 'InvalidStatusChange', 'TooManyRequests', ...pdfRefusals],
  },
  {
    method: 'put',
    path: '/selection/document-requests/{id}/file',
    tags,
    summary: 'Hand in, as the hospital’s staff, what the candidate was asked for; it is marked as theirs',
    request: pdfUpload,
    responses: hospitalAnswer,
  },
);

const download = declareRoute(
  {
    access: [...staff, ...doctors],
    reach: 'ownUnlessAdministrator',
    refuses: ['NotFound', 'UserNotAuthorized', 'ServiceUnavailable'],
  },
  {
    method: 'get',
    path: '/document-requests/{id}/file',
    tags,
    summary: 'What was handed in, for its doctor and for the hospital that asked',
    request: { params },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

export function documentRequestsRoutes(context: DocumentRequestsContext) {
  const { now } = context;
  return createRouter()
    .openapi(hospitalList, async (c) =>
      c.json(await readHospitalRequests(context, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(make(now), async (c) =>
      c.json(await askForDocuments(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 201),
    )
    .openapi(makeMany(now), async (c) =>
      c.json(await askManyForDocuments(context, getActor(c), c.req.valid('json')), 200),
    )
    .openapi(accept, async (c) =>
      c.json(await acceptDocument(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(again(now), async (c) =>
      c.json(await askAgain(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(cancel, async (c) => c.json(await cancelRequest(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(ownList, async (c) =>
      c.json(await readOwnRequests(context, context.db, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(upload, async (c) => {
      const sent = readPdfUpload(c, c.req.valid('header'));
      return c.json(await uploadRequestedDocument(context, getActor(c), c.req.valid('param').id, sent), 200);
    })
    .openapi(handIn, async (c) => {
      const sent = readPdfUpload(c, c.req.valid('header'));
      return c.json(await handInDocument(context, getActor(c), c.req.valid('param').id, sent), 200);
    })
    .openapi(download, async (c) =>
      sendFile(c, await openRequestedDocument(context, getActor(c), c.req.valid('param').id)),
    );
}
