import {
  doctorDocumentsSchema,
  documentIdParamSchema,
  documentKindParamSchema,
  uploadHeadersSchema,
  uploadQuerySchema,
} from '@fonendo/contract/documents.schema';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { DocumentsContext } from './documents.context.ts';
import { listDocuments } from './list-documents.ts';
import { openDocument } from './open-document.ts';
import { pdfBody, readPdfUpload } from './read-pdf-upload.ts';
import { pdfRefusals } from './receive-pdf.ts';
import { removeDocument } from './remove-document.ts';
import { uploadDocument } from './upload-document.ts';

const tags = ['documents'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const list = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/documents',
    tags,
    summary: 'One’s own documents: what is asked for and why, what is there, what may be done',
    responses: { 200: json(doctorDocumentsSchema, 'The checklist') },
  },
);

const upload = declareRoute(
  {
    access: doctors,
    reach: 'own',
    streamsBody: true,
    refuses: ['NotFound', 'ProfileLocked', 'InvalidStatusChange', 'TooManyRequests', ...pdfRefusals],
    whileActing: 'Support files papers that the doctor sent.',
  },
  {
    method: 'post',
    path: '/documents/{kind}',
    tags,
    summary: 'Upload a PDF of at most 5,242,880 bytes; it replaces the current one of its kind',
    request: {
      params: documentKindParamSchema,
      query: uploadQuerySchema,
      headers: uploadHeadersSchema.partial(),
      body: pdfBody,
    },
    responses: { 201: json(doctorDocumentsSchema, 'The checklist as it is now') },
  },
);

const download = declareRoute(
  {
    access: [...doctors, 'admin', 'superadmin'],
    reach: 'ownUnlessAdministrator',
    refuses: ['NotFound', 'ServiceUnavailable'],
  },
  {
    method: 'get',
    path: '/documents/{id}/file',
    tags,
    summary: 'The file of one version, for its doctor and for administrators',
    request: { params: documentIdParamSchema },
    responses: fileAnswers('The PDF, as an attachment'),
  },
);

const remove = declareRoute(
  {
    access: doctors,
    reach: 'own',
    refuses: ['NotFound', 'DocumentNotRemovable'],
    whileActing: 'A paper filed by mistake has to go again.',
  },
  {
    method: 'delete',
    path: '/documents/{id}',
    tags,
    summary: 'Take back a document that is pending or rejected',
    request: { params: documentIdParamSchema },
    responses: { 200: json(doctorDocumentsSchema, 'The checklist as it is now') },
  },
);

export function documentsRoutes(context: DocumentsContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listDocuments(context, context.db, getActor(c).userId), 200))
    .openapi(upload, async (c) => {
      const sent = readPdfUpload(c, c.req.valid('header'));
      const { replaces, ...aim } = c.req.valid('query');
      const documents = await uploadDocument(context, getActor(c), {
        kind: c.req.valid('param').kind,
        ...{ replaces, aim },
        ...sent,
      });
      return c.json(documents, 201);
    })
    .openapi(download, async (c) => sendFile(c, await openDocument(context, getActor(c), c.req.valid('param').id)))
    .openapi(remove, async (c) => c.json(await removeDocument(context, getActor(c), c.req.valid('param').id), 200));
}
