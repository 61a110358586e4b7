import { expect, test } from 'vitest';
import type { Texts } from '../messages.ts';
import { findMissingSingulars, findWrongAddress } from './form-of-address.ts';

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

test.each([
  ['audit/audit.ts', { help: 'Corrige una de las dos fechas para ver la actividad.' }],
  ['account.ts', { settings: { conflict: { text: 'Mientras editabas aquí se ha guardado: {now}.' } } }],
  ['contact.ts', { lead: '¿No encuentras la respuesta? Contestamos por correo.' }],
  ['notifications.ts', { digest: { note: 'Recibes este resumen una vez al día.' } }],
  ['shared/core.ts', { errors: { chargeForAccess: 'La intermediación es gratuita. Confirma que lo has leído.' } }],
  ['shared/core.ts', { apiErrors: { LastSecondFactor: 'Añade otro antes de quitar este.' } }],
  ['shared/core.ts', { apiErrors: { NotWhileImpersonating: 'No está disponible mientras accedes como otra.' } }],
  ['auth/second-factor.ts', { totp: { scan: 'Escanea este código con la aplicación.' } }],
  ['auth/access.ts', { unauthorised: { help: 'Sigue desde el panel, o cierra sesión.' } }],
  ['auth/access.ts', { nobody: 'Inicia sesión y lo pediremos.' }],
])('what every account reads says no tú: %s', (file, texts) => expect(problemsOf(file, texts)).toHaveLength(1));

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
