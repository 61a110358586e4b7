/** What other features may use of the selection. */
export { lookUpCandidates } from './lists/look-up-candidates.ts';
export {
  awaitingDateIn,
  awaitsAnswer,
  awaitsReply,
  awaitsResult,
  datesToPick,
  stepName,
} from './lists/waiting.repository.ts';
