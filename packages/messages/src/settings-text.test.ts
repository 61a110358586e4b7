import { describe, expect, test } from 'vitest';
import { type AuditLanguage, describeChange } from './audit-text.ts';
import { audit as english } from './en/audit/audit.ts';
import { audit as spanish } from './es/audit/audit.ts';
import { documents } from './es/documents.ts';
import { statuses } from './es/shared/statuses.ts';

const es: AuditLanguage = { texts: spanish, names: [documents.kinds], statuses, tag: 'es-ES' };
const en: AuditLanguage = { texts: english, names: [], statuses: {}, tag: 'en-GB' };
/** Formats put spaces that do not break before signs. */
const words = (sentences: readonly string[]) => sentences.map((sentence) => sentence.replaceAll(/\s/g, ' '));

type Facts = Record<string, unknown>;

const subject = { type: 'settings' };

const change = (before: object, after: object, language = es) =>
  words(describeChange({ subject, before: before as Facts, after: after as Facts, erased: [] }, language));

test('a status has the words of its badge', () => {
  // As offers record it.
  const closed = { before: { stage: 'approved' }, after: { stage: 'closed', by: 'hospital' }, erased: [] };
  expect(describeChange({ subject: { type: 'offer' }, ...closed }, es)).toEqual(['Estado: de Abierta a Cerrada']);
  const approved = { before: { status: 'pending' }, after: { status: 'approved' }, erased: [] };
  expect(describeChange({ subject: { type: 'hospital' }, ...approved }, es)).toEqual([
    'Estado: de Pendiente de aprobar a Aprobado',
  ]);
});

test('what went with a person is named, and said to be gone', () => {
  const left = { subject: { type: 'user' }, before: null, after: { role: 'recruiter' }, erased: ['position', 'email'] };
  expect(describeChange(left, es)).toEqual(['Perfil: Reclutador', 'Puesto: dato eliminado', 'Correo: dato eliminado']);
  expect(describeChange({ ...left, after: null }, en)).toEqual(['Position: data deleted', 'Email: data deleted']);
});

test('money, percent and the table of taxes', () => {
  expect(
    change(
      { recognitionPriceCents: 39_000, recognitionDiscountPercent: 0, taxTable: { spain: 2100, europeanUnion: 2100 } },
      { recognitionPriceCents: 42_050, recognitionDiscountPercent: 10, taxTable: { spain: 1050, europeanUnion: 2100 } },
    ),
  ).toEqual([
    'Precio de la homologación: de 390,00 € a 420,50 €',
    'Descuento de la homologación: de 0 % a 10 %',
    'IVA en España: de 21 % a 10,5 %',
  ]);
  expect(change({ taxTable: { outsideEuropeanUnion: 0 } }, { taxTable: { outsideEuropeanUnion: 300 } }, en)).toEqual([
    'VAT outside the European Union: from 0% to 3%',
  ]);
});

test('holidays: which were added and which were taken away', () => {
  const days = (...list: string[]) => ({ holidays: { days: list } });
  expect(change(days('2026-01-01', '2026-12-25'), days('2026-01-01', '2026-12-24', '2026-12-31'))).toEqual([
    'Se añade: 24 dic 2026; 31 dic 2026',
    'Se quita: 25 dic 2026',
  ]);
  expect(change(days('2026-01-01'), days('2026-01-01'))).toEqual([]);
  const kept = (added: string[], removed: string[]) => ({ holidays: { added, removed } });
  expect(change(kept(['2026-05-04'], ['2026-08-15']), kept(['2026-12-24'], ['2026-12-25']))).toEqual([
    'Se añade: 15 ago 2026; 24 dic 2026',
    'Se quita: 4 may 2026; 25 dic 2026',
  ]);
});

describe('ready-made reasons', () => {
  const expired = { title: 'Caducado', message: 'Está caducado.' };
  const blurred = { title: 'No se lee', message: 'No se lee bien.' };
  const other = { title: 'Otro', message: 'Es de otra persona.' };
  const of = (before: object[], after: object[]) =>
    change({ rejectionReasons: { passport: before } }, { rejectionReasons: { passport: after } });

  test.each([
    ['added', [expired], [expired, other], ['Pasaporte: se añade «Otro»']],
    ['removed', [expired, blurred], [blurred], ['Pasaporte: se quita «Caducado»']],
    [
      'another message',
      [expired, blurred],
      [{ ...expired, message: 'Renuévalo.' }, blurred],
      ['Pasaporte: el mensaje de «Caducado» pasa de «Está caducado.» a «Renuévalo.»'],
    ],
    [
      'another title',
      [expired],
      [{ ...expired, title: 'Vencido' }],
      ['Pasaporte: «Caducado» pasa a llamarse «Vencido»'],
    ],
    ['another order', [expired, blurred], [blurred, expired], ['Pasaporte: los motivos cambian de orden']],
    [
      'several at once',
      [expired, blurred],
      [other, { ...blurred, title: 'Ilegible' }],
      [
        'Pasaporte: se añade «Otro»',
        'Pasaporte: se quita «Caducado»',
        'Pasaporte: «No se lee» pasa a llamarse «Ilegible»',
      ],
    ],
    ['twice the same', [expired, expired], [expired], ['Pasaporte: se quita «Caducado»']],
  ])('%s', (_, before, after, sentences) => expect(of(before, after)).toEqual(sentences));
});
