import { expect, test } from 'vitest';
import { findMissingSingulars, findWrongAddress } from './form-of-address.ts';
import type { Texts } from './messages.ts';

const problemsOf = (file: string, spanish: Texts) => findWrongAddress([{ file, spanish, parts: [] }]);

test.each(['Guarda tus cambios.', 'Puedes cerrarla.', 'Sin filtros. Prueba con otro estado.', '¿Has terminado?'])(
  'hospitals do not read «%s»',
  (text) => expect(problemsOf('selection/candidates.ts', { none: text })).toHaveLength(1),
);

test.each(['Nuestro equipo los comprueba.', 'El directorio se abre pronto.', 'Pruebe con otro estado.'])(
  'but they may read «%s»',
  (text) => expect(problemsOf('selection/candidates.ts', { none: text })).toEqual([]),
);

test.each(['Escriba su nombre.', 'Usted decide.', 'No es posible. Inténtelo más tarde.'])(
  'doctors do not read «%s»',
  (text) => expect(problemsOf('cv/cv.ts', { lead: text })).toHaveLength(1),
);

test('a page for both sides is read by each in its own form', () => {
  const both = { doctor: { lead: 'Elige una fecha.' }, hospital: { lead: 'Elige una fecha.' } };
  expect(problemsOf('interviews/interviews.ts', both)).toEqual([
    'interviews/interviews.ts: hospital.lead says «Elige» to readers who are addressed without tú',
  ]);
});

test('what is counted has a singular', () => {
  const of = (spanish: Texts) => findMissingSingulars([{ file: 'offers/offers.ts', spanish }]);
  expect(of({ more: 'Ver {count} anteriores' })).toHaveLength(1);
  expect(of({ more_one: 'Ver {count} anterior', more_other: 'Ver {count} anteriores' })).toEqual([]);
});
