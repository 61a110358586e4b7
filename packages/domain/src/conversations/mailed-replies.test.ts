import { expect, test } from 'vitest';
import { replyText } from './mailed-replies.ts';

const lines = (...all: string[]) => all.join('\n');

test.each([
  ['nothing else', 'Hola,\n\nsí puedo.', 'Hola,\n\nsí puedo.'],
  [
    'Gmail, on two lines',
    lines(
      ...['Sí, el jueves.', '', 'El lun, 16 nov 2026 a las 10:05, Fonendo', '(<no-reply@fonendo.test>) escribió:', ''],
      ...['> ¿Puede usted el jueves?', '> ', '> Fonendo'],
    ),
    'Sí, el jueves.',
  ],
  ['Apple Mail', lines('Yes.', '', 'On 16 Nov 2026, at 10:05, Fonendo wrote:', '', '> Can you?'), 'Yes.'],
  [
    'written below what is quoted',
    lines('On Mon, Fonendo wrote:', '> Can you?', '> Fonendo', '', 'Yes, I can.'),
    'Yes, I can.',
  ],
  ['written between', lines('> ¿Jueves?', 'Sí.', '> ¿A las diez?', 'Mejor a las once.'), 'Sí.\nMejor a las once.'],
  [
    'Outlook with a line',
    lines('De acuerdo.', '________________________________', 'De: Fonendo', 'Enviado: lunes', 'Texto'),
    'De acuerdo.',
  ],
  [
    'Outlook without one',
    lines('De acuerdo.', '', 'De: Fonendo <a@b.test>', 'Enviado el: lunes', 'Para: yo', 'Texto'),
    'De acuerdo.',
  ],
  ['an older Outlook', lines('Vale.', '-----Mensaje original-----', 'De: Fonendo'), 'Vale.'],
  ['Yahoo, which marks nothing', lines('Vale.', 'El lunes, Fonendo escribió:', '', 'Texto antiguo'), 'Vale.'],
  ['a signature', lines('Gracias.', '', '-- ', 'Dra. Elena Ruiz', 'Tel. 600'), 'Gracias.'],
  ['a phone', lines('Gracias.', '', 'Enviado desde mi iPhone'), 'Gracias.'],
  ['line ends of Windows', 'Hola\r\n\r\n\r\n\r\nadiós\r\n', 'Hola\n\nadiós'],
  ['only what was quoted', lines('El lunes, Fonendo escribió:', '> Hola'), ''],
  [
    'a sentence like an attribution',
    'El informe que escribió el doctor es este: léalo.',
    'El informe que escribió el doctor es este: léalo.',
  ],
  ['a list of people', 'De: nada\nHasta luego', 'De: nada\nHasta luego'],
])('of %s the own words are kept', (_name, mailed, own) => {
  expect(replyText(mailed)).toBe(own);
});
