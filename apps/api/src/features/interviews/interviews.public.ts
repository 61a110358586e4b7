/** What other features may use of interviews. */
export { cancelInterviewsOf } from './cancel-interview.ts';
export { exportInterviewsOf, forgetInterviewsOf } from './interview-erasure.repository.ts';
export { findZone, hasOpenInterviews } from './interviews.repository.ts';
export { writeInterviewFeed } from './write-interview-feed.ts';
