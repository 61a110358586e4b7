/** What other features may use of interviews. */

export { writeInterviewFeed } from './calendar/write-interview-feed.ts';
export { eraseInterviewsOf, exportInterviewsOf } from './erasure.repository.ts';
export { findZone, hasOpenInterviews } from './interviews.repository.ts';
export { cancelInterviewsOf } from './moves/cancel-interview.ts';
