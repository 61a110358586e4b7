import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceState } from '@fonendo/contract/health/service.schema';
import { type FileStore, fileNouns, quarantine } from '../../../integrations/files/file-store.port.ts';

type Measured = NonNullable<ServiceState['storage']>;

/** To count a million files of a bucket takes a thousand requests: done once in this time, for all readers. */
const keptForMs = 10 * 60_000;
const waitMs = 2_000;

/** How many files there are and what they take, quarantine included; null while they are still counted. */
export function createFileMeasure(files: FileStore, now: () => Date): () => Promise<Measured | null> {
  let asked: { at: number; measured: Promise<Measured | null> } | undefined;
  return () => {
    const at = now().getTime();
    if (!asked || at - asked.at >= keptForMs) {
      const measured = measure(files, new Date(at)).catch(() => {
        // A store that is away is named by its check; the next one who looks asks again.
        asked = undefined;
        return null;
      });
      asked = { at, measured };
    }
    return Promise.race([asked.measured, sleep(waitMs, null, { ref: false })]);
  };
}

async function measure(store: FileStore, at: Date): Promise<Measured> {
  let files = 0;
  let bytes = 0;
  for (const noun of fileNouns.flatMap((name) => [name, `${quarantine}${name}`])) {
    for await (const file of store.list(noun)) {
      files += 1;
      bytes += file.bytes;
    }
  }
  return { files, bytes, countedAt: at.toISOString() };
}
