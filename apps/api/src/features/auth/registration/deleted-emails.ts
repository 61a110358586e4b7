import type { Queryable } from '../../../db/database.ts';
import { keyedHash } from '../../../http/secret-keys.ts';
import type { AuthContext } from '../auth.context.ts';
import { hasDeletedEmail, insertDeletedEmail } from './deleted-emails.repository.ts';

type Keyed = Pick<AuthContext, 'keys' | 'now'>;

/**
 * The email of a deleted account cannot be used again (specification, section 6). Only a keyed hash is stored, which is
 * useless to somebody who copies the table. Emails arrive in lower case (`emailSchema`).
 */
export const isDeletedEmail = ({ keys }: Keyed, db: Queryable, email: string): Promise<boolean> =>
  hasDeletedEmail(db, keyedHash(keys['deleted-email'], email));

export const rememberDeletedEmail = ({ keys, now }: Keyed, tx: Queryable, email: string): Promise<void> =>
  insertDeletedEmail(tx, keyedHash(keys['deleted-email'], email), now());
