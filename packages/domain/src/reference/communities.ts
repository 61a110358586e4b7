/** Autonomous communities and cities by ISO 3166-2, with the first two digits of their postal codes. */
export const communities = {
  'ES-AN': { name: 'Andalucía', postalPrefixes: ['04', '11', '14', '18', '21', '23', '29', '41'] },
  'ES-AR': { name: 'Aragón', postalPrefixes: ['22', '44', '50'] },
  'ES-AS': { name: 'Principado de Asturias', postalPrefixes: ['33'] },
  'ES-IB': { name: 'Illes Balears', postalPrefixes: ['07'] },
  'ES-CN': { name: 'Canarias', postalPrefixes: ['35', '38'] },
  'ES-CB': { name: 'Cantabria', postalPrefixes: ['39'] },
  'ES-CL': { name: 'Castilla y León', postalPrefixes: ['05', '09', '24', '34', '37', '40', '42', '47', '49'] },
  'ES-CM': { name: 'Castilla-La Mancha', postalPrefixes: ['02', '13', '16', '19', '45'] },
  'ES-CT': { name: 'Cataluña', postalPrefixes: ['08', '17', '25', '43'] },
  'ES-VC': { name: 'Comunitat Valenciana', postalPrefixes: ['03', '12', '46'] },
  'ES-EX': { name: 'Extremadura', postalPrefixes: ['06', '10'] },
  'ES-GA': { name: 'Galicia', postalPrefixes: ['15', '27', '32', '36'] },
  'ES-MD': { name: 'Comunidad de Madrid', postalPrefixes: ['28'] },
  'ES-MC': { name: 'Región de Murcia', postalPrefixes: ['30'] },
  'ES-NC': { name: 'Comunidad Foral de Navarra', postalPrefixes: ['31'] },
  'ES-PV': { name: 'País Vasco', postalPrefixes: ['01', '20', '48'] },
  'ES-RI': { name: 'La Rioja', postalPrefixes: ['26'] },
  'ES-CE': { name: 'Ceuta', postalPrefixes: ['51'] },
  'ES-ML': { name: 'Melilla', postalPrefixes: ['52'] },
} as const satisfies Record<string, { name: string; postalPrefixes: readonly string[] }>;

export type Community = keyof typeof communities;

export const communityCodes = Object.keys(communities) as [Community, ...Community[]];

/** The community of a Spanish postal code, or null if there is no such code. */
export function communityOfPostalCode(postalCode: string): Community | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  const prefix = postalCode.slice(0, 2);
  return (
    communityCodes.find((code) => (communities[code].postalPrefixes as readonly string[]).includes(prefix)) ?? null
  );
}
