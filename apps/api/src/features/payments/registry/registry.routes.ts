import { rectificationSchema } from '@fonendo/contract/payments/rectification.schema';
import { registryCheckSchema, registryStatusSchema } from '@fonendo/contract/payments/registry.schema';
import { paymentSchema } from '@fonendo/contract/payments.schema';
import { z } from 'zod';
import { fileAnswers, sendFile, sendStream } from '../../../http/bodies/send-file.ts';
import { requestLocale } from '../../../http/request-context.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { type DrawSheet, drawingRefusals } from '../../../pdf/draw-sheet.port.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { readRectification } from '../read-payment.ts';
import { rectifyInvoice } from '../settlement/rectify-invoice.ts';
import { exportRegistry } from './export-registry.ts';
import { checkRegistry, readRegistry } from './registry-events.ts';

const tags = ['payments'];
const administrators = ['superadmin', 'admin'] as const;

const read = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/payments/registry',
    tags,
    summary: 'The registry of invoices: how long its chain is and what happened to it',
    responses: { 200: json(registryStatusSchema, 'The registry') },
  },
);

const check = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'post',
    path: '/payments/registry/check',
    tags,
    summary: 'Walk the whole chain and find what was altered, taken out or moved',
    responses: { 200: json(registryCheckSchema, 'What was found') },
  },
);

const exportXml = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/payments/registry/export.xml',
    tags,
    summary: 'All records in their order; taking them is part of the registry’s own log',
    responses: {
      200: { description: 'UTF-8', content: { 'application/xml': { schema: z.string() } } },
    },
  },
);

const rectify = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'Conflict'] },
  {
    method: 'post',
    path: '/payments/{id}/rectifications',
    tags,
    summary: 'Rectify the invoice of a payment by another one, in a series of its own',
    request: { params: z.object({ id: z.uuid() }), body: json(rectificationSchema, 'What is taken back, or who buys') },
    responses: { 200: json(paymentSchema, 'The payment with its rectifications') },
  },
);

const rectification = declareRoute(
  { access: 'signedIn', reach: 'ownUnlessAdministrator', refuses: ['NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/payments/{id}/rectifications/{invoiceId}',
    tags,
    summary: 'An invoice that rectifies the one of this payment',
    request: { params: z.object({ id: z.uuid(), invoiceId: z.uuid() }) },
    responses: fileAnswers('A PDF in the caller’s language'),
  },
);

export function registryRoutes(context: PaymentsContext & { drawSheet: DrawSheet }) {
  const { db, sendsInvoiceRecords } = context;
  return createRouter()
    .openapi(read, async (c) => c.json(await readRegistry(db, sendsInvoiceRecords), 200))
    .openapi(check, async (c) => c.json(await checkRegistry(context, getActor(c).userId), 200))
    .openapi(exportXml, async (c) =>
      sendStream(c, await exportRegistry(context, getActor(c)), {
        name: 'registros-de-facturacion.xml',
        mimeType: 'application/xml; charset=utf-8',
      }),
    )
    .openapi(rectify, async (c) =>
      c.json(await rectifyInvoice(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(rectification, async (c) => {
      const asked = { ...c.req.valid('param'), locale: requestLocale(c) };
      const { name, pdf } = await readRectification(context, getActor(c), asked, askerOf(c));
      return sendFile(c, { content: pdf, name });
    });
}
