import type { VerifiedReceipt } from '@fonendo/contract/petitions/petitions.schema';
import { maskReference } from '@fonendo/domain/petitions/reference';
import { ApiError } from '../../../http/api-error.ts';
import { addressForLimits } from '../../../http/client-address.ts';
import { guardAttempts } from '../../auth/auth.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { findReceiptByCode } from '../petitions.repository.ts';
import { normaliseReceiptCode } from './draw-receipt.ts';

/** Confirms a receipt to anybody who has its code, without saying whose it is. */
export async function verifyReceipt(
  context: PetitionsContext,
  code: string,
  address: string,
): Promise<VerifiedReceipt> {
  await guardAttempts(context, { verifyReceiptAddress: addressForLimits(address) });
  const found = await findReceiptByCode(context.db, normaliseReceiptCode(code));
  if (!found) throw new ApiError('NotFound');
  const { receipt, reference } = found;
  return {
    issuedAt: receipt.issuedAt.toISOString(),
    reference: maskReference(reference),
    sha256: receipt.sha256,
    documents: receipt.documents.length,
  };
}
