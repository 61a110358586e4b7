import type { Product } from '@fonendo/domain/payments/payment.lifecycle';
import { type ApiDependencies, createApi } from '../../api.ts';
import type { PaymentsContext } from '../../features/payments/payments.context.ts';
import { createSandboxGateway } from '../../integrations/payments/sandbox.payment-gateway.ts';
import type { SandboxMessage } from '../../integrations/payments/sandbox-checkouts.port.ts';
import { signWebhook } from '../../integrations/payments/webhook-signature.ts';
import { openTestApi, requestTo, testDependencies, testSandboxKey } from '../api.ts';
import { buildContract, buildDoctor, chargeForAccess } from '../factories/factories.ts';
import { buildSignedIn } from '../sign-in.ts';

/** The API with a sandbox gateway whose messages wait here until the test delivers them. */
export async function openPaymentsApi(overrides: Pick<Partial<ApiDependencies>, 'publicOrigins'> = {}) {
  const base = await openTestApi();
  const { db, clock, outbox } = base;
  await chargeForAccess(db);
  const messages: SandboxMessage[] = [];
  const refunds: string[] = [];
  const gateway = createSandboxGateway({
    db,
    now: clock.now,
    key: testSandboxKey,
    sendMessage: async (_tx, message) => {
      messages.push(message);
    },
  });
  const context: PaymentsContext = {
    ...testDependencies(base, clock),
    sendMail: async (_tx, mail) => {
      outbox.push(mail);
    },
    gateway,
    requestRefund: async (_tx, paymentId) => {
      refunds.push(paymentId);
    },
  };
  const dependencies = { ...testDependencies(base, clock), ...context, files: base.files, sandbox: gateway };
  const api = createApi({ ...dependencies, ...overrides });
  const request = requestTo(api);

  const post = (body: string, signature: string) =>
    request('POST', '/api/payments/webhooks/sandbox', { body, headers: { 'sandbox-signature': signature } });

  return {
    ...base,
    api,
    request,
    gateway,
    context,
    messages,
    refunds,
    post,
    /** A message as the sandbox would send it now. */
    deliver: (message: SandboxMessage) => {
      const body = JSON.stringify(message);
      return post(body, signWebhook(testSandboxKey, body, clock.now()));
    },
    /** A doctor who has signed the contract and declared what an invoice needs. */
    async buildPayer(country = 'ES') {
      const { user, jwt } = await buildSignedIn({ db, request }, { policyGroups: ['notCertifiedDoctor'] });
      await buildDoctor(db, { userId: user.id, countryOfResidence: country });
      const { signedFileKey } = await buildContract(db, { userId: user.id });
      await base.files.put(signedFileKey, Buffer.from('%PDF-1.7 signed'));
      return { user, token: jwt };
    },
    start: (token: string, products: readonly Product[], expectedTotalCents: number) =>
      request('POST', '/api/payments', { token, body: { products, earlyStartConsent: true, expectedTotalCents } }),
  };
}
