export { CandidateMatch } from './candidate-match.tsx';
export { useMatchReason } from './match-reason.ts';
export { StatusBadge, type StatusRef, statusLooks } from './status-badge.tsx';
