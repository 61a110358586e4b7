import { describe, expect, it } from 'vitest';
import { communityCodes } from '../reference/communities.ts';
import { specialities } from '../reference/specialities.ts';
import {
  communityOfSlug,
  idInAddress,
  publicListPath,
  publicOfferPath,
  slugOf,
  specialityOfSlug,
} from './public-address.ts';

const id = '019a8f3e-1c2d-7abc-8def-0123456789ab';

describe('a public address', () => {
  it('says what the offer is, and keeps its id at the end', () => {
    const offer = { id, name: 'Médico/a de urgencias (noches)' };
    expect(publicOfferPath(offer, 'es')).toBe(`/empleo/medico-a-de-urgencias-noches-${id}`);
    expect(publicOfferPath(offer, 'en')).toBe(`/en/empleo/medico-a-de-urgencias-noches-${id}`);
    expect(publicOfferPath({ id, name: '??' }, 'es')).toBe(`/empleo/${id}`);
  });

  it.each([
    [`medico-a-de-urgencias-${id}`, id],
    [id, id],
    [`otro-nombre-${id.toUpperCase()}`, id],
    ['cataluna', null],
    [`${id}-x`, null],
  ])('finds the id of %s', (segment, found) => expect(idInAddress(segment)).toBe(found));

  it('ends a long name at a word', () => {
    const slug = slugOf(
      'Facultativo especialista de área de Cirugía Ortopédica y Traumatología para el hospital comarcal',
    );
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toBe('facultativo-especialista-de-area-de-cirugia-ortopedica-y-traumatologia-para-el');
  });

  it('knows every community and speciality by its own words', () => {
    const paths = communityCodes.map((community) => publicListPath({ community }, 'es'));
    expect(new Set(paths).size).toBe(communityCodes.length);
    expect(communityOfSlug('comunitat-valenciana')).toBe('ES-VC');
    for (const speciality of specialities) expect(specialityOfSlug(slugOf(speciality))).toBe(speciality);
    expect(publicListPath({ community: 'ES-VC', speciality: 'Nefrología' }, 'en')).toBe(
      '/en/empleo/comunitat-valenciana/nefrologia',
    );
    expect(communityOfSlug('nowhere')).toBeNull();
  });
});
