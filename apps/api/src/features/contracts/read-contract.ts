import type { Contract } from '@fonendo/contract/contracts.schema';
import type { Locale } from '@fonendo/domain/shared/locale';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FileToSend } from '../../http/bodies/send-file.ts';
import type { Asker } from '../../work-errors.ts';
import { presentContract } from './contract.presenter.ts';
import { contractSheet } from './contract-pdf.ts';
import { writeContract } from './contract-text.ts';
import type { ContractsContext } from './contracts.context.ts';
import { findSignedContract, getContractClient } from './contracts.repository.ts';
import { fingerprint } from './sign-contract.ts';

/** The signed contract, or the text to read and sign. */
export async function readContract(
  { db, seller, drawSheet }: ContractsContext,
  actor: Actor,
  locale: Locale,
  asker: Asker,
): Promise<Contract> {
  const [client, signed] = await Promise.all([
    getContractClient(db, actor.userId),
    findSignedContract(db, actor.userId),
  ]);
  const text = signed ? null : writeContract(client, seller, locale);
  return presentContract(client, signed, text, text && fingerprint(await drawSheet(contractSheet(text), asker)));
}

/** The exact PDF that would be signed. */
export async function drawOfferedContract(
  { db, seller, drawSheet }: ContractsContext,
  actor: Actor,
  locale: Locale,
  asker: Asker,
): Promise<Uint8Array> {
  const text = writeContract(await getContractClient(db, actor.userId), seller, locale);
  if (!text) throw new ApiError('NotFound');
  return drawSheet(contractSheet(text), asker);
}

export async function openSignedContract({ db, files }: ContractsContext, actor: Actor): Promise<FileToSend> {
  const signed = await findSignedContract(db, actor.userId);
  if (!signed) throw new ApiError('NotFound');
  return { store: files, key: signed.signedFileKey, name: 'contrato-fonendo-firmado.pdf' };
}
