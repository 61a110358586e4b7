/** What other features may use of the secret calendar links. */
export { deleteFeed } from './calendar-feed.repository.ts';
