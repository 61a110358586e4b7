import type { Database } from '../../../db/database.ts';
import type { NotifyContext } from '../../notifications/notifications.public.ts';

/** What the use cases of the first day need from outside. */
export type FirstDayContext = NotifyContext & { db: Database };
