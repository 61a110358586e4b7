import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database } from '../../db/database.ts';

/** What the use cases of dashboards need from outside. */
export type DashboardsContext = { db: Database; now: () => Date; practiceRule: PracticeRule };
