import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../reference/countries.ts';
import { isEuEeaOrSwiss, isSpanishSpeaking } from '../reference/country-facts.ts';
import { documentKinds } from './kinds.ts';
import { defaultPaperWeights, type PaperWeights, weighedPapers } from './paper-weights.ts';
import { type DocumentFacts, documentRequirements, documentWaivers } from './requirements.ts';

const today = '2026-03-10';

const colombian: DocumentFacts = {
  certified: false,
  graduationDate: '2018-12-01',
  degreeCountry: 'CO',
  countryOfResidence: 'CO',
  nationalities: ['CO'],
};

const requirement = (kind: string, facts: Partial<DocumentFacts> = {}, day = today) =>
  documentRequirements({ ...colombian, ...facts }, day).find((entry) => entry.kind === kind);

const notes = (kind: string, facts: Partial<DocumentFacts>) =>
  (requirement(kind, facts)?.notes ?? []).map(({ key }) => key);

describe('a doctor who asks for recognition', () => {
  test('hands in five documents and may add others', () => {
    const all = documentRequirements(colombian, today);
    expect(all.map(({ kind, necessity }) => [kind, necessity])).toEqual([
      ['passport', 'required'],
      ['diploma', 'required'],
      ['pensum', 'required'],
      ['workContinuity', 'required'],
      ['criminalRecord', 'required'],
      ['languageProof', 'notAsked'],
      ['feeReceipt', 'notAsked'],
      ['declaration', 'notAsked'],
      ['representation', 'notAsked'],
      ['additional', 'optional'],
      ['acceptance', 'optional'],
      ['recognitionCredential', 'notAsked'],
    ]);
  });

  test('proves practice only with a degree of more than six years', () => {
    expect(requirement('workContinuity', { graduationDate: '2020-03-09' })).toMatchObject({
      necessity: 'required',
      reason: { key: 'olderDegree', params: { years: 6, graduationDate: '2020-03-09' } },
    });
    for (const graduationDate of ['2020-03-10', '2020-03-11', '2026-01-01']) {
      expect(requirement('workContinuity', { graduationDate })).toMatchObject({
        necessity: 'notAsked',
        reason: { key: 'recentDegree', params: { years: 6 } },
      });
    }
  });

  test('a degree of 29 February is older from 1 March on', () => {
    const graduationDate = '2020-02-29';
    expect(requirement('workContinuity', { graduationDate }, '2026-02-28')?.necessity).toBe('notAsked');
    expect(requirement('workContinuity', { graduationDate }, '2026-03-01')?.necessity).toBe('required');
  });

  test('the years are the installation’s to set', () => {
    const [, , , practice] = documentRequirements(colombian, today, { degreeOlderThanYears: 10 });
    expect(practice).toMatchObject({ kind: 'workContinuity', necessity: 'notAsked' });
  });

  test('is not asked for the criminal record again once the ministry has resolved', () => {
    expect(requirement('criminalRecord', { resolved: true })).toMatchObject({ necessity: 'notAsked' });
    expect(requirement('criminalRecord', { resolved: false })).toMatchObject({ necessity: 'required' });
  });

  test.each([
    [['BR'], 'required'],
    [['BR', 'UY'], 'notAsked'],
    [['ES'], 'notAsked'],
    [['GQ'], 'notAsked'],
    [['PT'], 'required'],
    [[], 'required'],
  ] as const)('proves Spanish unless a nationality speaks it: %j, %s', (nationalities, necessity) => {
    const key = necessity === 'required' ? 'spanishB2' : 'spanishNational';
    expect(requirement('languageProof', { nationalities })).toMatchObject({ necessity, reason: { key } });
    expect(requirement('additional', { nationalities })?.necessity).toBe('optional');
  });
});

describe('the papers of art. 13 that go with a petition', () => {
  const filing = ['declaration', 'feeReceipt', 'representation'] as const;
  const necessities = (facts: Partial<DocumentFacts>) => filing.map((kind) => requirement(kind, facts)?.necessity);
  const blocking = Object.fromEntries(weighedPapers.map((kind) => [kind, 'blocks'])) as PaperWeights;
  const warning = Object.fromEntries(weighedPapers.map((kind) => [kind, 'warns'])) as PaperWeights;

  test('are asked for once there is one, the representation only if somebody represents', () => {
    expect(necessities({ petition: null })).toEqual(['notAsked', 'notAsked', 'notAsked']);
    expect(necessities({ petition: { represented: false } })).toEqual(['advised', 'advised', 'optional']);
    expect(necessities({ petition: { represented: true } })).toEqual(['advised', 'advised', 'advised']);
  });

  test('hold it up where the administrators say so', () => {
    const petition = { represented: true };
    expect(necessities({ petition, weights: blocking })).toEqual(['required', 'required', 'required']);
    expect(necessities({ petition: { represented: false }, weights: blocking })).toEqual([
      'required',
      'required',
      'optional',
    ]);
  });

  test('identity, degree and transcript always hold it up, everything else only where it is set to', () => {
    const all = (weights: PaperWeights) =>
      documentRequirements(
        { ...colombian, nationalities: ['BR'], petition: { represented: true }, weights },
        today,
      ).flatMap(({ kind, necessity }) => (necessity === 'required' ? [kind] : []));
    expect(all(warning)).toEqual(['passport', 'diploma', 'pensum']);
    expect(all(defaultPaperWeights)).toEqual([
      ...['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord', 'languageProof'],
    ]);
    expect(all(blocking)).toEqual([
      ...['passport', 'diploma', 'pensum', 'workContinuity', 'criminalRecord', 'languageProof'],
      ...['declaration', 'feeReceipt', 'representation'],
    ]);
  });

  test.each(weighedPapers)('%s alone can be let pass', (kind) => {
    const facts = { nationalities: ['BR'], petition: { represented: true } };
    expect(requirement(kind, { ...facts, weights: { ...blocking, [kind]: 'warns' } })?.necessity).toBe('advised');
    expect(requirement(kind, { ...facts, weights: { ...warning, [kind]: 'blocks' } })?.necessity).toBe('required');
  });

  test('no setting asks for what the law or the rule waives', () => {
    const waived = { graduationDate: '2024-01-01', resolved: true, petition: null, weights: blocking };
    for (const kind of ['languageProof', 'workContinuity', 'criminalRecord', ...filing]) {
      expect(requirement(kind, waived)?.necessity).toBe('notAsked');
    }
  });
});

describe('what happens to a paper first', () => {
  test.each([
    ['CO', ['apostille']],
    ['BR', ['apostille', 'translationAfterLegalisation']],
    ['CU', ['cubanChain']],
    ['DE', ['euPapers', 'translation']],
    ['CH', ['euPapers', 'translation']],
    ['ES', ['spanishPapers']],
    ['US', ['apostille', 'confirmRoute', 'translationAfterLegalisation']],
    ['EG', ['consular', 'confirmRoute', 'translationAfterLegalisation']],
    ['GQ', ['consular', 'confirmRoute']],
    [null, ['degreeCountryMissing']],
  ])('a degree from %s: %j', (degreeCountry, expected) => {
    expect(notes('diploma', { degreeCountry })).toEqual(expected);
    expect(notes('pensum', { degreeCountry })).toEqual(expected);
  });

  test('the criminal record comes from where somebody lives, and the passport as it is', () => {
    expect(notes('criminalRecord', { degreeCountry: 'CO', countryOfResidence: 'BR' })).toEqual([
      'apostille',
      'translationAfterLegalisation',
    ]);
    expect(notes('criminalRecord', { countryOfResidence: 'ES' })).toEqual(['spanishPapers']);
    expect(notes('passport', { degreeCountry: 'EG', countryOfResidence: 'EG' })).toEqual([]);
  });

  test('the country is named', () => {
    expect(requirement('diploma')?.notes).toEqual([{ key: 'apostille', params: { country: 'CO' } }]);
  });
});

describe('a doctor who may already practise', () => {
  const certified = { ...colombian, certified: true, degreeCountry: null };

  test('shows the credential and nothing else', () => {
    const all = documentRequirements(certified, today);
    expect(all.filter(({ necessity }) => necessity === 'required')).toEqual([
      { kind: 'recognitionCredential', necessity: 'required', reason: { key: 'credentialToVerify' }, notes: [] },
    ]);
    expect(all.filter(({ necessity }) => necessity === 'optional').map(({ kind }) => kind)).toEqual(['additional']);
    expect(documentWaivers(certified, today)).toEqual([{ what: 'recognitionPapers' }]);
  });
});

describe('what is not asked for', () => {
  const waived = (facts: Partial<DocumentFacts>) =>
    documentWaivers({ ...colombian, ...facts }, today).map(({ what }) => what);

  test.each([
    [{}, ['spanishB2', 'swornTranslation', 'recognitionCredential']],
    [{ nationalities: ['BR'] }, ['swornTranslation', 'recognitionCredential']],
    [{ degreeCountry: null }, ['spanishB2', 'recognitionCredential']],
    [{ countryOfResidence: 'US' }, ['spanishB2', 'recognitionCredential']],
    [{ degreeCountry: 'DE' }, ['spanishB2', 'legalisation', 'recognitionCredential']],
    [{ graduationDate: '2023-07-01' }, ['spanishB2', 'swornTranslation', 'workContinuity', 'recognitionCredential']],
  ])('%j: %j', (facts, expected) => {
    expect(waived(facts)).toEqual(expected);
  });
});

describe('whoever it is', () => {
  const country = fc.constantFrom(...countries);
  const day = fc
    .date({ min: new Date('1960-01-01'), max: new Date('2026-03-10'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const anybody = fc.record({
    certified: fc.boolean(),
    graduationDate: day,
    degreeCountry: fc.option(country),
    countryOfResidence: country,
    nationalities: fc.array(country, { maxLength: 2 }),
  });

  test('every kind has exactly one answer', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        const kinds = documentRequirements(facts, today).map(({ kind }) => kind);
        expect(kinds.toSorted()).toEqual(documentKinds.toSorted());
      }),
    );
  });

  test('papers of the Union, the area and Switzerland are never legalised, others always', () => {
    const legalisations = ['apostille', 'cubanChain', 'consular'];
    fc.assert(
      fc.property(anybody, country, (facts, degreeCountry) => {
        const keys = notes('diploma', { ...facts, certified: false, degreeCountry });
        expect(keys.some((key) => legalisations.includes(key))).toBe(!isEuEeaOrSwiss(degreeCountry));
      }),
    );
  });

  test('a translation is asked for exactly where Spanish is not spoken, and comes last', () => {
    fc.assert(
      fc.property(anybody, country, (facts, degreeCountry) => {
        const keys = notes('pensum', { ...facts, certified: false, degreeCountry });
        const at = keys.findIndex((key) => key.startsWith('translation'));
        expect(at).toBe(isSpanishSpeaking(degreeCountry) ? -1 : keys.length - 1);
      }),
    );
  });

  test('nothing is both asked for and waived', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        const asked = documentRequirements(facts, today).filter(({ necessity }) => necessity === 'required');
        const waived = documentWaivers(facts, today).map(({ what }) => what as string);
        for (const { kind } of asked) expect(waived).not.toContain(kind);
        const needsSpanish = asked.some(({ reason }) => reason.key === 'spanishB2');
        if (!facts.certified) expect(waived.includes('spanishB2')).toBe(!needsSpanish);
      }),
    );
  });
});
