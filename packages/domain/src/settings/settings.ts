import { defaultTaxTable, type TaxTable } from '../payments/tax.ts';

/** What administrators can set. Money is whole cents; a price of 0 means that nothing is asked for. */
export type Settings = {
  offersAccessPriceCents: number;
  recognitionPriceCents: number;
  /** On the recognition only (specification, section 3, "Configuration"). */
  recognitionDiscountPercent: number;
  /** Form 790, code 107: paid to the state by the doctor, outside our price and our tax base. */
  stateFeeCents: number;
  taxTable: TaxTable;
};

export type SettingKey = keyof Settings;

/** Until an administrator changes them. The state fee is that of 2026. */
export const defaultSettings: Settings = {
  offersAccessPriceCents: 4900,
  recognitionPriceCents: 39_000,
  recognitionDiscountPercent: 0,
  stateFeeCents: 16_650,
  taxTable: defaultTaxTable,
};

/** Beyond it somebody has mistyped a price. */
export const maxPriceCents = 1_000_000;
