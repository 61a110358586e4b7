import { letterKinds } from '@fonendo/domain/petitions/petition';
import { expect, test } from 'vitest';
import type { LetterFacts } from './draw-letter.ts';
import { letterText } from './letter-texts.ts';

const facts: LetterFacts = {
  today: '17 de noviembre de 2026',
  registryNumber: 'REGAGE26e1',
  registeredOn: '20 de mayo de 2026',
  deadline: '20 de noviembre de 2026',
  requirement: 'Pensum con horas.',
  notifiedOn: '5 de noviembre de 2026',
  answerBy: '20 de noviembre de 2026',
  proposal: 'Faltan horas de Pediatría.',
  proposes: 'conditional',
  heardOn: '5 de noviembre de 2026',
  allegeBy: '20 de noviembre de 2026',
  outcome: null,
  resolvedOn: '',
  conditions: [],
};

const written = (kind: (typeof letterKinds)[number], more: Partial<LetterFacts> = {}) => {
  const { title, addressee, sections } = letterText(kind, { ...facts, ...more });
  return [title, addressee, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');
};

/** The article on which each is founded, and the fact it cannot go without. */
const founded: Record<(typeof letterKinds)[number], string[]> = {
  subsanacion: ['artículo 14.1.c', 'Pensum con horas.', 'hasta el 20 de noviembre'],
  ampliacion: ['artículo 14.1.c', 'artículo 32', 'treinta y cinco días hábiles', 'termina el 20 de noviembre'],
  alegaciones: [
    'artículo 17',
    'artículo 82',
    'la condiciona',
    'Faltan horas de Pediatría.',
    'hasta el 20 de noviembre',
  ],
  impulso: ['artículo 21', 'terminó el 20 de noviembre'],
  certificadoSilencio: ['artículo 24.4', 'artículo 18.3', 'terminó el 20 de noviembre', 'quince días'],
  reposicion: ['artículo 124.1', 'silencio administrativo', 'en cualquier momento', 'persona titular del Ministerio'],
  desistimiento: ['artículo 94', 'sin renuncia al derecho a presentar otra'],
};

test.each(letterKinds)('%s names its articles and its dates', (kind) => {
  for (const words of founded[kind]) expect(written(kind)).toContain(words);
  expect(written(kind)).toContain('REGAGE26e1');
  expect(written(kind)).not.toMatch(/undefined|null/);
});

test('an appeal says what it is against', () => {
  const resolvedOn = '5 de noviembre de 2026';
  const denied = written('reposicion', { outcome: 'denied', resolvedOn });
  expect(denied).toContain('La resolución notificada el 5 de noviembre de 2026, que deniega');
  expect(denied).toContain('plazo de un mes');
  expect(written('reposicion', { outcome: 'inadmitted', resolvedOn })).toContain('que inadmite la homologación');
  const conditional = written('reposicion', {
    outcome: 'conditional',
    resolvedOn,
    conditions: ['Un curso', 'Un examen'],
  });
  expect(conditional).toContain('a la superación de los siguientes requisitos: Un curso; Un examen.');
  expect(conditional).toContain('sin condiciones');
});
