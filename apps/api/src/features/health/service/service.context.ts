import type { Database } from '../../../db/database.ts';
import type { FileStore } from '../../../integrations/files/file-store.port.ts';
import type { HealthParts } from '../health.routes.ts';
import type { ServiceQueues } from './queues.port.ts';

export type ServiceContext = {
  db: Database;
  now: () => Date;
  health: HealthParts;
  files: FileStore;
  queues: ServiceQueues;
  /** What this installation stands on. */
  installation: { database: 'embedded' | 'server'; storage: 'folder' | 'bucket' };
};
