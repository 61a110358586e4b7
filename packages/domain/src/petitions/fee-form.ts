/** The boxes of form 790, code 107, in their order; each is copied into the ministry's page. */
export const feeFormFields = [
  'documentNumber',
  'name',
  'address',
  'city',
  'state',
  'postalCode',
  'phone',
  'email',
  'concept',
  'amount',
] as const;

export type FeeFormField = (typeof feeFormFields)[number];

export type FeeFormEntry = { field: FeeFormField; value: string };

type Payer = {
  firstname: string;
  lastname: string;
  documentNumber: string;
  address: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  phonePrefix: string | null;
  phone: string | null;
  email: string;
};

/** As the form has it, always in Spanish. */
const concept = 'Homologación de títulos extranjeros de educación superior';

/** What is known of the form. What is missing is left out: an empty value is nothing to copy. */
export function feeFormEntries(payer: Payer, feeCents: number): FeeFormEntry[] {
  const values: Record<FeeFormField, string | null> = {
    documentNumber: payer.documentNumber,
    // Surname first, as the form asks for it.
    name: [payer.lastname, payer.firstname].filter(Boolean).join(', '),
    address: payer.address,
    city: payer.city,
    state: payer.state,
    postalCode: payer.postalCode,
    phone: payer.phone && [payer.phonePrefix, payer.phone].filter(Boolean).join(' '),
    email: payer.email,
    concept,
    // 0 is what an installation sets that does not know the fee.
    amount: feeCents > 0 ? `${Math.floor(feeCents / 100)},${String(feeCents % 100).padStart(2, '0')}` : null,
  };
  return feeFormFields.flatMap((field) => {
    const value = values[field]?.trim();
    return value ? [{ field, value }] : [];
  });
}
