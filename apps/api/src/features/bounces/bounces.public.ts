/** What other features may use of what mail servers say about mails. */
export {
  type BounceRow,
  countUndeliverable,
  deleteBounce,
  findBounce,
  forgetComplaint,
  settleDelivery,
} from './bounces.repository.ts';
