import { join } from 'node:path';
import type { FileStore } from './file-store.port.ts';
import { createFolderFileStore } from './folder.file-store.ts';
import { createS3FileStore, type S3Settings } from './s3.file-store.ts';

/** The bucket if one is configured, otherwise a folder in the data folder. */
export const openFileStore = ({ s3, dataDir }: { s3: S3Settings | null; dataDir: string }): FileStore =>
  s3 ? createS3FileStore(s3) : createFolderFileStore(join(dataDir, 'files'));
