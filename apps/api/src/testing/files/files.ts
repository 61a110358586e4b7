import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import { createFolderFileStore } from '../../integrations/files/folder.file-store.ts';

export type TestFiles = FileStore & { folder: string };

/** An empty store of this test file's own, gone when the file is done. */
export function openTestFiles(): TestFiles {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-test-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { ...createFolderFileStore(folder), folder };
}
