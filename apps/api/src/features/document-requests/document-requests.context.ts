import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { PdfReceiver } from '../documents/documents.public.ts';
import type { NotifyContext } from '../notifications/notifications.public.ts';

/** What the use cases of document requests need from outside. */
export type DocumentRequestsContext = NotifyContext & PdfReceiver & { db: Database; files: FileStore };
