import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type FileStore, isFileKey } from './file-store.port.ts';

export type S3Settings = {
  /** Without one, Amazon's own for the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Files in a bucket. The client is loaded at the first use: an installation that keeps its files in a folder
 * never pays for it.
 */
export function createS3FileStore({ bucket: Bucket, ...settings }: S3Settings): FileStore {
  let loading: Promise<{ s3: S3; client: S3Client }> | undefined;
  const open = () => (loading ??= connect(settings));

  return {
    async put(key, content) {
      assertKey(key);
      const { client } = await open();
      const { Upload } = await import('@aws-sdk/lib-storage');
      const fromFile = !(content instanceof Uint8Array);
      const Body = fromFile ? createReadStream(content.path) : content;
      // In parts, one after the other: the file never stands in memory as a whole.
      await new Upload({
        client,
        queueSize: 1,
        params: { Bucket, Key: key, Body, ContentType: 'application/octet-stream' },
      }).done();
      if (fromFile) await rm(content.path, { force: true });
    },

    async openRead(key) {
      assertKey(key);
      const { s3, client } = await open();
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }));
      if (!Body) throw new Error('the store answered without a body');
      return Body as Readable;
    },

    async delete(key) {
      assertKey(key);
      const { s3, client } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: key }));
    },

    async *list(noun) {
      const { s3, client } = await open();
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${noun}/` })) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && isFileKey(Key)) yield { key: Key, modifiedAt: LastModified };
        }
      }
    },

    async check() {
      const { s3, client } = await open();
      await client.send(new s3.HeadBucketCommand({ Bucket }));
    },
  };
}

type S3 = typeof import('@aws-sdk/client-s3');

async function connect({ endpoint, region, accessKeyId, secretAccessKey }: Omit<S3Settings, 'bucket'>) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other makers' stores serve their buckets by path, and not all know Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
  });
  return { s3, client };
}

function assertKey(key: string): void {
  if (!isFileKey(key)) throw new Error('not a key of this store');
}
