import { isEuMember } from '../reference/country-facts.ts';

/**
 * Value added tax by the residence of a private client.
 * Everybody pays the Spanish rate by default: residents of Spain and of other member states (Ley 37/1992, art.
 * 69.Uno.2.º and 90), and residents of other countries as well, because what they buy is used in Spain (art. 70.Dos).
 * The table stays editable: where an adviser finds that art. 69.Dos applies, the rate outside the Union is 0.
 */
export const taxRules = ['spain', 'europeanUnion', 'outsideEuropeanUnion'] as const;

export type TaxRule = (typeof taxRules)[number];

/** Hundredths of a percent: 2100 is 21 %. Configurable, because rates change by law. */
export type TaxTable = Record<TaxRule, number>;

export const defaultTaxTable: TaxTable = { spain: 2100, europeanUnion: 2100, outsideEuropeanUnion: 2100 };

/** Which row of the table applies. Canarias, Ceuta and Melilla have the country code of Spain. */
export function taxRuleFor(countryOfResidence: string): TaxRule {
  if (countryOfResidence === 'ES') return 'spain';
  return isEuMember(countryOfResidence) ? 'europeanUnion' : 'outsideEuropeanUnion';
}

/** Whether the invoice has to say why it carries no tax. */
export const isNotSubject = (rule: TaxRule, rate: number): boolean => rule === 'outsideEuropeanUnion' && rate === 0;
