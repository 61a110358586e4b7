import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';
import type { S3Settings } from '../../integrations/files/s3.file-store.ts';

/** A server of S3 with its files in a folder: it knows its keys (and believes their signatures), keeps parts and metadata, and answers in XML. */
export async function startS3Server(bucket: string): Promise<{ settings: S3Settings; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'fonendo-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false },
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= server.close());
  afterAll(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1' },
      // The only keys that it knows.
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop,
  };
}
