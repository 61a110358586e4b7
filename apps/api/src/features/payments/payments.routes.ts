import {
  paymentFiltersSchema,
  paymentPageQuerySchema,
  paymentPageSchema,
  paymentSchema,
  quoteQuerySchema,
  quoteSchema,
  startedPaymentSchema,
  startPaymentSchema,
} from '@fonendo/contract/payments.schema';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { fileAnswers, sendFile } from '../../http/bodies/send-file.ts';
import { requestLocale } from '../../http/request-context.ts';
import { askerOf, createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { type DrawSheet, drawingRefusals } from '../../pdf/draw-sheet.port.ts';
import { listAllPayments, listPayments } from './list-payments.ts';
import type { PaymentsContext } from './payments.context.ts';
import { readInvoice, readPayment } from './read-payment.ts';
import { readQuote } from './read-quote.ts';
import { receiveWebhook } from './settlement/receive-webhook.ts';
import { startPayment } from './start-payment.ts';

const tags = ['payments'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const administrators = ['superadmin', 'admin'] as const;
const params = z.object({ id: z.uuid() });

const quote = declareRoute(
  { access: doctors, reach: 'own' },
  {
    method: 'get',
    path: '/payments/quote',
    tags,
    summary: 'What one would pay now, and what still keeps one from it',
    request: { query: quoteQuerySchema },
    responses: { 200: json(quoteSchema, 'Prices, tax by residence and total') },
  },
);

const start = declareRoute(
  { access: doctors, reach: 'own', refuses: ['CannotProceedToPayment', 'PaymentUrlFailed'] },
  {
    method: 'post',
    path: '/payments',
    tags,
    summary: 'Open the gateway’s page; the same order in two tabs is one payment',
    request: { body: json(startPaymentSchema, 'What is paid for') },
    responses: { 200: json(startedPaymentSchema, 'Where to pay') },
  },
);

const own = declareRoute(
  { access: 'signedIn', reach: 'own' },
  {
    method: 'get',
    path: '/payments',
    tags,
    summary: 'One’s own payments, newest first',
    request: { query: paymentPageQuerySchema },
    responses: { 200: json(paymentPageSchema, 'One page') },
  },
);

const all = declareRoute(
  { access: administrators, reach: 'all' },
  {
    method: 'get',
    path: '/payments/all',
    tags,
    summary: 'Everybody’s payments and invoices, newest first',
    request: { query: paymentFiltersSchema },
    responses: { 200: json(paymentPageSchema, 'One page') },
  },
);

const detail = declareRoute(
  { access: 'signedIn', reach: 'ownUnlessAdministrator', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/payments/{id}',
    tags,
    summary: 'One payment as the gateway has confirmed it',
    request: { params },
    responses: { 200: json(paymentSchema, 'The payment') },
  },
);

const invoice = declareRoute(
  { access: 'signedIn', reach: 'ownUnlessAdministrator', refuses: ['NotFound', ...drawingRefusals] },
  {
    method: 'get',
    path: '/payments/{id}/invoice',
    tags,
    summary: 'The invoice of a paid payment',
    request: { params },
    responses: fileAnswers('A PDF in the caller’s language'),
  },
);

const webhook = declareRoute(
  { access: 'public', reach: 'secret', refuses: ['InvalidSignature', 'NotFound'] },
  {
    method: 'post',
    path: '/payments/webhooks/{gateway}',
    tags,
    summary: 'News of the payment gateway, signed by it',
    request: {
      params: z.object({ gateway: z.string().max(40) }),
      body: json(z.unknown(), 'The gateway’s message, as it signed it'),
    },
    responses: { 200: { description: 'Received' } },
  },
);

export function paymentsRoutes(context: PaymentsContext & { drawSheet: DrawSheet }) {
  const { db, gateway } = context;
  return createRouter()
    .openapi(quote, async (c) => c.json(await readQuote(db, getActor(c).userId, c.req.valid('query').products), 200))
    .openapi(start, async (c) => c.json(await startPayment(context, getActor(c), c.req.valid('json')), 200))
    .openapi(own, async (c) =>
      c.json(await listPayments(db, { ...c.req.valid('query'), userId: getActor(c).userId }), 200),
    )
    .openapi(all, async (c) => c.json(await listAllPayments(db, c.req.valid('query')), 200))
    .openapi(detail, async (c) => c.json(await readPayment(db, getActor(c), c.req.valid('param').id), 200))
    .openapi(invoice, async (c) => {
      const asked = { paymentId: c.req.valid('param').id, locale: requestLocale(c) };
      const { name, pdf } = await readInvoice(context, getActor(c), asked, askerOf(c));
      return sendFile(c, { content: pdf, name });
    })
    .openapi(webhook, async (c) => {
      if (c.req.valid('param').gateway !== gateway.name) throw new ApiError('NotFound');
      await receiveWebhook(context, {
        rawBody: await c.req.text(),
        headers: c.req.raw.headers,
        requestId: c.get('requestId'),
      });
      return c.body(null, 200);
    });
}
