import type { Database } from '../../db/database.ts';
import type { NotifyContext } from '../notifications/notifications.public.ts';

/** What the use cases of interviews need from outside. */
export type InterviewsContext = NotifyContext & { db: Database };
