/** What other features may use of the selection. */
export { lookUpCandidates } from './lists/look-up-candidates.ts';
export {
  awaitingDateAt,
  awaitsAnswer,
  awaitsReply,
  awaitsResult,
  datesToPick,
  openStepsOf,
} from './lists/waiting.repository.ts';
