import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../integrations/files/s3.file-store.ts';

type Answer = { status: number; headers?: Record<string, string>; body?: string | Uint8Array };

export type FakeS3 = {
  settings: S3Settings;
  /** How many answers are under way: what a reader leaves open shows here. */
  underWay: () => number;
  /** As if it had been put or moved at that time. */
  setModifiedAt: (key: string, at: Date) => void;
  close: () => Promise<void>;
};

/** As much of S3 as the store uses, in memory: objects and their parts, uploads in parts, listing. */
export async function startFakeS3(bucket: string): Promise<FakeS3> {
  let underWay = 0;
  const objects = new Map<string, Uint8Array>();
  const times = new Map<string, Date>();
  const uploads = new Map<string, Map<number, Uint8Array>>();

  const server = createServer(async (request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    const { status, headers, body } = await answer(request);
    response.writeHead(status, headers).end(body);
  });

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (name !== bucket) return { status: 404 };
    const upload = url.searchParams.get('uploadId');
    switch (request.method) {
      case 'HEAD': {
        if (key === '') return { status: 200 };
        const content = objects.get(key);
        return content ? { status: 200, headers: { 'content-length': String(content.byteLength) } } : { status: 404 };
      }
      case 'PUT': {
        const source = request.headers['x-amz-copy-source'];
        if (typeof source === 'string') return copy(decodeURIComponent(source).replace(`${bucket}/`, ''), key);
        const content = new Uint8Array(await readPayload(request));
        if (upload) uploads.get(upload)?.set(Number(url.searchParams.get('partNumber')), content);
        else objects.set(key, content);
        return { status: 200, headers: { etag: '"tag"' } };
      }
      case 'POST': {
        await buffer(request);
        if (!upload) {
          const id = `upload-${uploads.size + 1}`;
          uploads.set(id, new Map());
          return xml(
            `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
          );
        }
        const parts = [...(uploads.get(upload) ?? [])].toSorted(([one], [two]) => one - two);
        objects.set(key, new Uint8Array(Buffer.concat(parts.map(([, part]) => part))));
        return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
      }
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default: {
        if (key === '') return xml(listing(url.searchParams.get('prefix') ?? ''));
        const content = objects.get(key);
        if (!content) return { ...xml('<Error><Code>NoSuchKey</Code></Error>'), status: 404 };
        return rangeOf(request.headers.range, content);
      }
    }
  }

  function copy(from: string, to: string): Answer {
    const content = objects.get(from);
    if (!content) return { ...xml('<Error><Code>NoSuchKey</Code></Error>'), status: 404 };
    objects.set(to, content);
    times.set(to, new Date());
    return xml('<CopyObjectResult><ETag>"tag"</ETag></CopyObjectResult>');
  }

  const timeOf = (key: string) => (times.get(key) ?? new Date('2026-03-10T09:00:00Z')).toISOString();

  function listing(prefix: string): string {
    const contents = [...objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(
        ([key, { byteLength }]) =>
          `<Contents><Key>${key}</Key><LastModified>${timeOf(key)}</LastModified><Size>${byteLength}</Size></Contents>`,
      );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-west-1',
      accessKeyId: 'test',
      secretAccessKey: 'test',
    },
    underWay: () => underWay,
    setModifiedAt: (key, at) => times.set(key, at),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function rangeOf(header: string | undefined, content: Uint8Array): Answer {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(header ?? '') ?? [];
  if (start === undefined || end === undefined) return { status: 200, body: content };
  const headers = { 'content-range': `bytes ${start}-${end}/${content.byteLength}` };
  return { status: 206, headers, body: content.subarray(Number(start), Number(end) + 1) };
}

const xml = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** A stream of unknown length comes in signed chunks: `size;chunk-signature=…`, line by line. */
async function readPayload(request: IncomingMessage): Promise<Buffer> {
  const body = await buffer(request);
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}
