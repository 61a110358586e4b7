import { readPositionHeader } from '@fonendo/contract/shared/read-position';
import { requestKeyHeader } from '@fonendo/contract/shared/request-key';
import { cors } from 'hono/cors';

/** For a web application on another host. Tokens travel in a header, so cookies are never allowed along. */
export const allowOrigins = (origins: readonly string[]) =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: [
      ...['authorization', 'content-type', 'accept-language', 'if-none-match'],
      ...['x-request-id', 'x-file-name', 'x-upload-key', requestKeyHeader, 'x-hospital', readPositionHeader],
    ],
    exposeHeaders: ['etag', 'x-request-id', 'retry-after', readPositionHeader],
    credentials: false,
    maxAge: 600,
  });
