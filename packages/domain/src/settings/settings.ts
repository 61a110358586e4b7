import { defaultTaxTable, type TaxTable } from '../payments/tax.ts';

/** Settings of the administrators. Amounts are in cents; a price of 0 means free. */
export type Settings = {
  offersAccessPriceCents: number;
  recognitionPriceCents: number;
  /** On the recognition only (specification, section 3, "Configuration"). */
  recognitionDiscountPercent: number;
  /** Form 790, code 107: paid to the state by the doctor, not part of our price or tax base. */
  stateFeeCents: number;
  taxTable: TaxTable;
};

export type SettingKey = keyof Settings;

/**
 * Until an administrator changes them. The state fee is that of 2026. Access to offers is free: intermediation costs
 * workers nothing in any case (Ley 3/2023, art. 42.4).
 */
export const defaultSettings: Settings = {
  offersAccessPriceCents: 0,
  recognitionPriceCents: 39_000,
  recognitionDiscountPercent: 0,
  stateFeeCents: 16_650,
  taxTable: defaultTaxTable,
};

/** A higher price is a typing error. */
export const maxPriceCents = 1_000_000;

/**
 * Whether a change charges workers for access to offers, or charges them something else. Ley 3/2023, art. 42.4 makes
 * intermediation free for them, so that somebody has to confirm having read it, and the confirmation is audited.
 */
export const needsChargeConfirmation = (before: Settings, after: Settings): boolean =>
  after.offersAccessPriceCents > 0 && after.offersAccessPriceCents !== before.offersAccessPriceCents;
