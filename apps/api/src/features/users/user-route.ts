import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import { userDetailSchema } from '@fonendo/contract/users/users.schema';
import { z } from 'zod';
import { json } from '../../http/route.ts';

/** Common to the routes on users. */
export const tags = ['users'];
export const administrators = ['superadmin', 'admin'] as const;
export const params = z.object({ id: z.uuid() });
export const changed = { 200: json(userDetailSchema, 'The person as they are now') };

/** Actions on somebody else: refused if they changed since the page was loaded. */
export const actingOnUser = (...refuses: readonly ErrorCode[]) =>
  ({
    access: administrators,
    reach: 'others',
    refuses: ['NotFound', 'Conflict', ...refuses],
  }) as const;
