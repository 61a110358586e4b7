import type * as es from '../../es/demo/sandbox.ts';
import type { Translation } from '../../messages.ts';

export const sandbox: Translation<typeof es.sandbox> = {
  title: 'Test gateway',
  badge: 'No money is charged',
  seller: 'Payment to Fonendo, taxes included',
  pay: 'Pay {amount}',
  fail: 'Decline the payment',
  cancel: 'Cancel',
  note: 'Choose how this test payment should end. No card or account is involved.',
  ended: 'This payment has ended or its page has expired.',
  back: 'Back to Fonendo',
};
