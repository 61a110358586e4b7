import type { Database } from '../../../db/database.ts';
import type { SecretKeys } from '../../../http/secret-keys.ts';

/** What the secret calendar links need from outside. */
export type CalendarFeedContext = { db: Database; now: () => Date; publicUrl: string; keys: SecretKeys };
