import type { Contract } from '@fonendo/contract/contracts.schema';
import { contractTermsVersion } from '@fonendo/domain/contracts/terms';
import { type ContractText, clientName, missingContractFields } from './contract-text.ts';
import type { ContractClient, ContractRow } from './contracts.repository.ts';

export function presentContract(
  client: ContractClient,
  signed: ContractRow | null,
  text: ContractText | null,
  sha256: string | null,
): Contract {
  return {
    fullName: clientName(client),
    signed: signed && {
      signedAt: signed.signedAt.toISOString(),
      signedName: signed.signedName,
      termsVersion: signed.termsVersion,
    },
    missing: signed ? [] : missingContractFields(client),
    offered:
      text && sha256
        ? { termsVersion: contractTermsVersion, sha256, title: text.title, sections: text.sections }
        : null,
  };
}
