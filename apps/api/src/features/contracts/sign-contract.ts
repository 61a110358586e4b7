import { createHash, randomUUIDv7 } from 'node:crypto';
import type { Contract, SignContractRequest } from '@fonendo/contract/contracts.schema';
import { contractTermsVersion, isSameName } from '@fonendo/domain/contracts/terms';
import { locales } from '@fonendo/domain/shared/locale';
import { storeWithRow } from '../../db/store-with-row.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Asker } from '../../work-errors.ts';
import { recordAudit } from '../audit/audit.public.ts';
import type { Origin } from '../auth/auth.public.ts';
import { contractSignedMail } from './contract.mails.ts';
import { presentContract } from './contract.presenter.ts';
import { contractSheet, signedContractSheet } from './contract-pdf.ts';
import { type ContractText, clientName, writeContract } from './contract-text.ts';
import type { ContractsContext } from './contracts.context.ts';
import {
  type ContractClient,
  findSignedContract,
  getContractClient,
  insertContract,
  lockContractClient,
} from './contracts.repository.ts';

/**
 * Signs the exact PDF that was read, identified by its fingerprint. Signing twice has no effect: the first signature
 * stays.
 */
export async function signContract(
  context: ContractsContext,
  actor: Actor,
  { sha256, signedName }: SignContractRequest,
  origin: Origin,
  asker: Asker,
): Promise<Contract> {
  const { db, seller } = context;
  const client = await getContractClient(db, actor.userId);
  const earlier = await findSignedContract(db, actor.userId);
  if (earlier) return presentContract(client, earlier, null, null);

  const text = await findText(context, client, sha256, asker);
  if (!isSameName(signedName, clientName(client))) {
    throw new ApiError('ValidationFailed', {
      fields: { signedName: { key: 'errors.signatureName', params: { name: clientName(client) } } },
    });
  }
  const evidence = {
    userId: client.userId,
    termsVersion: contractTermsVersion,
    signedName,
    email: client.email,
    signedAt: context.now(),
    ipAddress: origin.address,
    userAgent: origin.userAgent,
    contractSha256: sha256,
  };
  const signed = await context.drawSheet(signedContractSheet(text, evidence), asker);
  const id = randomUUIDv7();
  return storeWithRow(context, 'contracts', signed, async (tx, file) => {
    // Checked under the lock: another tab may have signed, or the data in the contract changed.
    const locked = await lockContractClient(tx, actor.userId);
    const other = await findSignedContract(tx, actor.userId);
    if (other) {
      file.discard();
      return presentContract(client, other, null, null);
    }
    if (JSON.stringify(writeContract(locked, seller, text.locale)) !== JSON.stringify(text)) {
      throw new ApiError('ContractChanged');
    }
    const copy = { signedFileKey: file.key, signedSha256: fingerprint(signed) };
    const row = await insertContract(tx, { id, ...evidence, ...copy });
    const after = { termsVersion: contractTermsVersion, contractSha256: sha256 };
    await recordAudit(tx, evidence.signedAt, actor, 'contract.signed', { type: 'contract', id }, { after });
    await context.sendMail(tx, contractSignedMail(locked, context.publicUrl, row));
    return presentContract(client, row, null, null);
  });
}

/** Finds the language whose PDF has this fingerprint. */
async function findText(
  { drawSheet, seller }: ContractsContext,
  client: ContractClient,
  sha256: string,
  asker: Asker,
): Promise<ContractText> {
  for (const locale of locales) {
    const text = writeContract(client, seller, locale);
    if (text && fingerprint(await drawSheet(contractSheet(text), asker)) === sha256) return text;
  }
  throw new ApiError('ContractChanged');
}

export const fingerprint = (pdf: Uint8Array): string => createHash('sha256').update(pdf).digest('hex');
