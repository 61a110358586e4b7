import type { Queryable } from '../../db/database.ts';
import { deleteSessionsOf } from '../auth/auth.public.ts';
import { deleteCv } from '../cv/cv.public.ts';
import { deleteDocumentsOf } from '../documents/documents.public.ts';
import { forgetPaymentsOf } from '../payments/payments.public.ts';
import { forgetPetitionsOf } from '../petitions/petitions.public.ts';
import type { AccountContext } from './account.context.ts';
import { anonymiseAccount } from './account.repository.ts';

/** Sessions end and the person's data goes. The answer names the files to delete once that is committed. */
export async function closeAccount(tx: Queryable, userId: string, now: Date): Promise<string[]> {
  await deleteSessionsOf(tx, userId);
  const fileKeys = await deleteDocumentsOf(tx, userId);
  fileKeys.push(...(await forgetPetitionsOf(tx, userId)));
  await deleteCv(tx, userId);
  await forgetPaymentsOf(tx, userId);
  await anonymiseAccount(tx, userId, now);
  return fileKeys;
}

/** After the commit, because files cannot be brought back; what fails here the nightly sweep makes good. */
export async function deleteFiles({ files }: Pick<AccountContext, 'files'>, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key).catch(() => undefined);
}
