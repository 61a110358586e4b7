import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { destroyOnAbort } from './destroy-on-abort.ts';
import { type FileStore, isFileKey } from './file-store.port.ts';

export type S3Settings = {
  /** Without one, Amazon's endpoint of the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Files in a bucket. The client is loaded at the first use, so installations with a folder never load it. */
export function createS3FileStore({ bucket: Bucket, ...settings }: S3Settings): FileStore {
  let loading: Promise<{ s3: S3; client: S3Client }> | undefined;
  const open = () => (loading ??= connect(settings));

  return {
    async put(key, content) {
      assertKey(key);
      const { client } = await open();
      const { Upload } = await import('@aws-sdk/lib-storage');
      const send = (Body: Uint8Array | Readable) =>
        // In parts, one after the other: the file is never in memory as a whole.
        new Upload({
          client,
          queueSize: 1,
          params: { Bucket, Key: key, Body, ContentType: 'application/octet-stream' },
        }).done();
      if (content instanceof Uint8Array) await send(content);
      else await sendFile(content.path, send);
    },

    async stat(key) {
      assertKey(key);
      const { s3, client } = await open();
      const { ContentLength } = await client.send(new s3.HeadObjectCommand({ Bucket, Key: key }));
      if (ContentLength === undefined) throw new Error('the store did not say how long the file is');
      return { bytes: ContentLength };
    },

    async openRead(key, { range, signal } = {}) {
      assertKey(key);
      const { s3, client } = await open();
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key, Range }), {
        ...(signal && { abortSignal: signal }),
      });
      if (!Body) throw new Error('the store answered without a body');
      return destroyOnAbort(Body as Readable, signal);
    },

    async delete(key) {
      assertKey(key);
      const { s3, client } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list(noun) {
      const { s3, client } = await open();
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${noun}/` })) {
        for (const { Key, LastModified, Size = 0 } of page.Contents ?? []) {
          if (Key && LastModified && isFileKey(Key)) yield { key: Key, modifiedAt: LastModified, bytes: Size };
        }
      }
    },

    async move(from, to) {
      for (const key of [from, to]) assertKey(key);
      const { s3, client } = await open();
      try {
        await client.send(new s3.CopyObjectCommand({ Bucket, CopySource: `${Bucket}/${from}`, Key: to }));
      } catch (error) {
        if (error instanceof s3.NoSuchKey || (error as { name?: string }).name === 'NoSuchKey') return;
        throw error;
      }
      // If interrupted here the file is in both places, and the next move finds it again.
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: from }));
    },

    async check() {
      const { s3, client } = await open();
      await client.send(new s3.HeadBucketCommand({ Bucket }));
    },
  };
}

/** Closes the file in any case, and deletes the local one after the upload. */
async function sendFile(path: string, send: (body: Readable) => Promise<unknown>): Promise<void> {
  const body = createReadStream(path);
  try {
    await once(body, 'open');
    await send(body);
  } finally {
    body.destroy();
  }
  await rm(path, { force: true });
}

type S3 = typeof import('@aws-sdk/client-s3');

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'bucket'>) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores of other providers address buckets by path, and not all support Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // A store that does not answer must not hold the connections for ever.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
  });
  return { s3, client };
}

function assertKey(key: string): void {
  if (!isFileKey(key)) throw new Error('not a key of this store');
}
