/** The sign of the euro on the side where a language writes it: "390,00 €", "€390.00". */
export function currencyAffix(language: string): { prefix: string } | { suffix: string } {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).formatToParts(1);
  return parts[0]?.type === 'currency' ? { prefix: '€' } : { suffix: ' €' };
}
