import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { Database, Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import type { ScanForViruses } from '../../integrations/antivirus/virus-scanner.port.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import type { InspectPdf } from '../../integrations/pdf-inspection/pdf-inspector.port.ts';

/** What a document is uploaded for, if not for the checklist alone. */
export type UploadAim = {
  requirement?: string | undefined;
  hearing?: string | undefined;
  condition?: string | undefined;
};

export type UploadedDocument = {
  id: string;
  doctorId: string;
  kind: DocumentKind;
  version: number;
  /** The version that it replaces; null if there was none. */
  replaces: string | null;
  aim?: UploadAim;
};

/** What the use cases of documents need from outside. */
export type DocumentsContext = {
  db: Database;
  now: () => Date;
  files: FileStore;
  /** Where uploads are stored until they are checked. */
  uploadFolder: string;
  inspectPdf: InspectPdf;
  /** Null if the installation has no antivirus. */
  scanForViruses: ScanForViruses | null;
  practiceRule: PracticeRule;
  /** Called within the transaction of an upload, so that a petition under review is reviewed again. */
  onDocumentUploaded: (tx: Transaction, actor: Actor, upload: UploadedDocument) => Promise<void>;
};
