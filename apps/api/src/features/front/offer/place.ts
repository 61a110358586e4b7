import { communities } from '@fonendo/domain/reference/communities';
import { provinceOfPostalCode } from '@fonendo/domain/reference/provinces';
import type { PicturedOffer } from '../public-offers.repository.ts';

/** The town and its community; of Ceuta, Melilla and Madrid the name once. */
export function placeOf({ hospital, community }: Pick<PicturedOffer, 'hospital' | 'community'>): string {
  const { name } = communities[community];
  return name === hospital.city ? name : `${hospital.city}, ${name}`;
}

export const provinceOf = ({ postalCode, city }: { postalCode: string; city: string }): string => {
  const province = provinceOfPostalCode(postalCode);
  return province && province !== city ? `${city} (${province})` : city;
};
