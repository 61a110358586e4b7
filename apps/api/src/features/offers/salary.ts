import { type Locale, localeTags } from '@fonendo/domain/shared/locale';

/** Made once: making one costs more than a hundred uses of it. */
const numbers = { es: numbersIn('es'), en: numbersIn('en') } as const satisfies Record<Locale, unknown>;

function numbersIn(locale: Locale) {
  return new Intl.NumberFormat(localeTags[locale], { useGrouping: 'always' });
}

/** Whole euros: `42.000 €`, in English `€42,000`. */
export function describeEuros(euros: number, locale: Locale): string {
  const number = numbers[locale].format(euros);
  return locale === 'es' ? `${number} €` : `€${number}`;
}

type Range = { salaryMin: number; salaryMax: number };

/** `42.000 – 48.500 €`, in English `€42,000 – €48,500`; one figure where both are the same. */
export function describeSalary({ salaryMin, salaryMax }: Range, locale: Locale): string {
  const most = describeEuros(salaryMax, locale);
  if (salaryMin === salaryMax) return most;
  return `${locale === 'es' ? numbers.es.format(salaryMin) : describeEuros(salaryMin, locale)} – ${most}`;
}
