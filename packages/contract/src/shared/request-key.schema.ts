import { z } from 'zod';
import { requestKeyHeader } from './request-key.ts';

/** Of a route that makes something that nobody wants twice. */
export const requestKeyHeadersSchema = z.object({
  [requestKeyHeader]: z
    .uuid()
    .optional()
    .meta({ description: 'Chosen by the sender; sent again with the same key, nothing is made twice' }),
});
