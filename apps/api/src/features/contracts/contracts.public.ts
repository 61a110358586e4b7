import type { Queryable } from '../../db/database.ts';
import { findSignedContract } from './contracts.repository.ts';

export { contractStep } from './contract-retention.repository.ts';
export { fingerprint } from './sign-contract.ts';
export { addSignaturePage, type SignatureEvidence } from './signature-page.ts';
export { findSignedContract };

export const hasSignedContract = async (db: Queryable, userId: string): Promise<boolean> =>
  (await findSignedContract(db, userId)) !== null;
