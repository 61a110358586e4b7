/**
 * Facts about a country (ISO 3166-1 alpha-2). `verifiedAt` is the year in which they were checked against the source;
 * null means that they have to be confirmed before relying on them.
 */
export type CountryFacts = {
  /** Party to the Hague Convention of 5 October 1961: an apostille is enough, no consulate is needed. */
  readonly apostilleParty: boolean;
  readonly verifiedAt: string | null;
};

const euMembers: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]);

const eeaBeyondTheUnion: ReadonlySet<string> = new Set(['IS', 'LI', 'NO']);

export const isEuMember = (country: string): boolean => euMembers.has(country);

/** Papers of these countries need no legalisation in Spain (Real Decreto 889/2022). */
export const isEuEeaOrSwiss = (country: string): boolean =>
  isEuMember(country) || eeaBeyondTheUnion.has(country) || country === 'CH';

/** Where Spanish is an official language: papers need no translation, nationals no certificate of Spanish. */
const spanishSpeaking: ReadonlySet<string> = new Set([
  ...['AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'ES', 'GQ', 'GT'],
  ...['HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'UY', 'VE'],
]);

export const isSpanishSpeaking = (country: string): boolean => spanishSpeaking.has(country);

/**
 * Parties to the Hague Apostille Convention, checked in November 2026. Algeria is one since 9 July 2026, Viet Nam since 11
 * September 2026. Cuba was checked too and is none.
 */
const verifiedIn2026: readonly string[] = [
  ...['DZ', 'VN'],
  ...['AR', 'BO', 'BR', 'CL', 'CO', 'CR', 'DO', 'EC', 'SV'],
  ...['GT', 'HN', 'MX', 'NI', 'PA', 'PY', 'PE', 'UY', 'VE'],
];

/** Parties according to the status table of the Hague Conference, not checked one by one. */
const otherParties: readonly string[] = [
  ...['AD', 'AG', 'AL', 'AM', 'AT', 'AU', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BG', 'BH', 'BI', 'BN', 'BS', 'BW', 'BY'],
  ...['BZ', 'CA', 'CH', 'CK', 'CN', 'CV', 'CY', 'CZ', 'DE', 'DK', 'DM', 'EE', 'ES', 'FI', 'FJ', 'FR', 'GB', 'GD'],
  ...['GE', 'GR', 'GY', 'HK', 'HR', 'HU', 'ID', 'IE', 'IL', 'IN', 'IS', 'IT', 'JM', 'JP', 'KG', 'KN', 'KR', 'KZ'],
  ...['LC', 'LI', 'LR', 'LS', 'LT', 'LU', 'LV', 'MA', 'MC', 'MD', 'ME', 'MH', 'MK', 'MN', 'MO', 'MT', 'MU', 'MW'],
  ...['NA', 'NL', 'NO', 'NU', 'NZ', 'OM', 'PH', 'PK', 'PL', 'PR', 'PT', 'PW', 'RO', 'RS', 'RU', 'RW', 'SA', 'SC'],
  ...['SE', 'SG', 'SI', 'SK', 'SM', 'SN', 'SR', 'ST', 'SZ', 'TJ', 'TN', 'TO', 'TR', 'TT', 'UA', 'US', 'UZ', 'VC'],
  ...['VU', 'WS', 'ZA'],
];

const facts: ReadonlyMap<string, CountryFacts> = new Map<string, CountryFacts>([
  ...verifiedIn2026.map((country) => [country, { apostilleParty: true, verifiedAt: '2026' }] as const),
  ['CU', { apostilleParty: false, verifiedAt: '2026' }],
  ...otherParties.map((country) => [country, { apostilleParty: true, verifiedAt: null }] as const),
]);

export const countryFacts = (country: string): CountryFacts =>
  facts.get(country) ?? { apostilleParty: false, verifiedAt: null };

/** How a document issued in a country becomes valid in Spain. */
export type LegalisationRoute = 'none' | 'apostille' | 'cubanChain' | 'consular';

export function legalisationRoute(country: string): LegalisationRoute {
  if (isEuEeaOrSwiss(country)) return 'none';
  // Issuing ministry, then MINREX, then the Spanish consulate.
  if (country === 'CU') return 'cubanChain';
  return countryFacts(country).apostilleParty ? 'apostille' : 'consular';
}
