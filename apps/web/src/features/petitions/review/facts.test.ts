import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { describe, expect, it } from 'vitest';
import { type Fact, factsFor, wordsIn } from './facts.ts';

type Review = NonNullable<Petition['review']> & Pick<Petition, 'checklist'>;

const review = (declared: Partial<Review['declared']> = {}, cv: unknown = null, answers: object = {}) =>
  ({
    declared: {
      firstname: 'Valentina',
      lastname: 'Restrepo Gaviria',
      birthDate: '1992-04-09',
      graduationDate: '2017-12-15',
      degreeCountry: 'CO',
      countryOfResidence: 'CO',
      nationality: 'CO',
      documentNumber: 'AT123456',
      verified: [],
      ...declared,
    },
    cvContent: cv,
    resolutionFile: null,
    checklist: { languageProof: null, representative: null, feeForm: [], ...answers },
  }) as unknown as Review;

const find = (facts: Fact[], key: Fact['key']) => facts.find((fact) => fact.key === key);
const findings = (facts: Fact[], key: Fact['key']) => find(facts, key)?.findings.map((finding) => finding.key);

describe('wordsIn', () => {
  const words = wordsIn('REPÚBLICA DE COLOMBIA RESTREPO  GAVIRIA Valentina, No. AT-123 456, 9 de abril de 1992');
  it('finds a name in any order, without accents and capitals', () => {
    expect(words.name('Valentina', 'Restrepo Gaviria')).toBe(true);
    expect(words.name('Valentina', 'Restrepo Gómez')).toBe(false);
  });
  it('finds a number through its marks', () => {
    expect(words.number('AT123456')).toBe(true);
    expect(words.number('AT123457')).toBe(false);
    expect(words.number('')).toBe(false);
  });
  it.each(['9 de abril de 1992', '09/04/1992', '09-04-1992', '09.04.1992', '1992-04-09', '9 ABRIL 1992'])(
    'finds a day written %s',
    (written) => expect(wordsIn(`Nacida: ${written}.`).day('1992-04-09')).toBe(true),
  );
  it('finds nothing in a scan', () => expect(wordsIn('').name('Valentina')).toBe(false));
});

describe('factsFor', () => {
  it('holds what the doctor answered against the papers of art. 13', () => {
    const answers = {
      languageProof: 'dele',
      representative: { name: 'Ana Ruiz', documentNumber: '12345678Z' },
      feeForm: [{ field: 'amount', value: '166,50' }],
    };
    const answered = review({}, null, answers);
    expect(find(factsFor('languageProof', answered, ''), 'proof')).toMatchObject({ value: 'dele', as: 'proof' });
    expect(findings(factsFor('feeReceipt', answered, 'Importe: 166,50 euros'), 'feeAmount')).toEqual(['inDocument']);
    expect(findings(factsFor('feeReceipt', answered, 'Importe: 100,00 euros'), 'feeAmount')).toEqual([]);
    const representation = factsFor('representation', answered, 'Autorizo a ANA RUIZ, con DNI 12.345.678-Z');
    expect(findings(representation, 'representative')).toEqual(['inDocument']);
    expect(findings(representation, 'identity')).toEqual(['inDocument']);
    for (const kind of ['languageProof', 'feeReceipt', 'representation', 'declaration'] as const) {
      expect(factsFor(kind, review(), '').map(({ key }) => key)).toEqual(['name']);
    }
  });

  it('compares a passport with the identity', () => {
    const facts = factsFor('passport', review(), 'Valentina Restrepo Gaviria AT123456');
    expect(facts.map(({ key }) => key)).toEqual(['name', 'birthDate', 'nationality', 'identity']);
    expect(findings(facts, 'name')).toEqual(['inDocument']);
    expect(findings(facts, 'birthDate')).toEqual([]);
  });

  it('rests on an approved passport in the others', () => {
    const verified = review({ verified: ['firstname', 'lastname'] });
    expect(findings(factsFor('diploma', verified, ''), 'name')).toEqual(['samePassport']);
    expect(findings(factsFor('passport', verified, ''), 'name')).toEqual([]);
  });

  it('knows what a degree of its country needs', () => {
    const colombian = factsFor('diploma', review(), '');
    expect(findings(colombian, 'degreeCountry')).toEqual(['apostille']);
    expect(findings(colombian, 'language')).toEqual(['noTranslation']);
    const cuban = factsFor('diploma', review({ degreeCountry: 'CU' }), '');
    expect(findings(cuban, 'degreeCountry')).toEqual(['cubanChain']);
    const brazilian = factsFor('pensum', review({ degreeCountry: 'BR' }), '');
    expect(findings(brazilian, 'language')).toEqual(['translation']);
  });

  it('takes title and centre from the studies that ended in the year of graduation', () => {
    const cv = {
      education: [{ degree: 'Médica y Cirujana', centre: 'San Rafael', endDate: '2017-12' }],
      experience: [],
    };
    const facts = factsFor('diploma', review({}, cv), '');
    expect(find(facts, 'centre')?.value).toBe('San Rafael');
    expect(findings(facts, 'graduation')).toEqual(['sameYearAsCv']);
  });

  it('lists the work of the last five years beside the proof of practice', () => {
    const experience = [
      { position: 'Médica', company: 'Clínica Norte', current: true, endDate: null },
      { position: 'Interna', company: 'Hospital Viejo', current: false, endDate: '2016-01' },
    ];
    const facts = factsFor(
      'workContinuity',
      review({}, { experience, education: [] }),
      'Clínica Norte certifica',
      new Date('2026-03-10T09:00:00Z'),
    );
    expect(facts.filter(({ key }) => key === 'recentWork').map(({ value }) => value)).toEqual([
      'Médica, Clínica Norte',
    ]);
    expect(findings(facts, 'recentWork')).toEqual(['inDocument']);
  });
});
