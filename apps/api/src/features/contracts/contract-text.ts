import { type ContractField, contractFields, contractTermsVersion } from '@fonendo/domain/contracts/terms';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { contractTerms as english } from '@fonendo/messages/en/contracts/contract-terms';
import { contractTerms as spanish } from '@fonendo/messages/es/contracts/contract-terms';
import { fill } from '@fonendo/messages/fill';
import type { ContractClient } from './contracts.repository.ts';

export const contractTexts = { es: spanish, en: english };

export type ContractText = {
  locale: Locale;
  title: string;
  version: string;
  sections: { heading: string; paragraphs: string[] }[];
};

/** Data that the contract needs to name the client. */
export const missingContractFields = (client: ContractClient): ContractField[] =>
  contractFields.filter((field) => !client[field]);

export const clientName = ({ firstname, lastname }: ContractClient) => `${firstname} ${lastname}`;

/** The whole text for one client, the same on screen and in the PDF. Null while data are missing. */
export function writeContract(client: ContractClient, seller: BillingParty, locale: Locale): ContractText | null {
  if (missingContractFields(client).length > 0 || !client.documentType) return null;
  const terms = contractTexts[locale];
  const parties = [
    fill(terms.parties.provider, { name: seller.name, taxId: seller.taxId, address: addressLine(seller, locale) }),
    fill(terms.parties.client, {
      name: clientName(client),
      documentType: terms.documentTypes[client.documentType],
      documentNumber: client.documentNumber ?? '',
      address: addressLine(client, locale),
      email: client.email,
    }),
  ];
  return {
    locale,
    title: terms.title,
    version: fill(terms.version, { version: contractTermsVersion }),
    sections: [
      { heading: terms.parties.heading, paragraphs: parties },
      ...Object.values(terms.sections).map(({ heading, text }) => ({
        heading,
        paragraphs: fill(text, { contactEmail: seller.email }).split('\n\n'),
      })),
    ],
  };
}

type Address = { address: string | null; postalCode: string | null; city: string | null; country: string | null };

function addressLine({ address, postalCode, city, country }: Address, locale: Locale): string {
  const names = new Intl.DisplayNames(localeTags[locale], { type: 'region' });
  return [address, `${postalCode} ${city}`, country && names.of(country)].filter(Boolean).join(', ');
}
