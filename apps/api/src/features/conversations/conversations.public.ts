/** What other features may use of conversations. */
export { countWaiting } from './conversations.repository.ts';
export { eraseMessagesOf, exportMessagesOf } from './erasure.repository.ts';
export { replySteps } from './replies/replies.repository.ts';
