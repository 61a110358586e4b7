import { expect, test } from 'vitest';
import { begins, highlightParts, matching, mendSlips, sectionsByTitle } from './match.ts';

test.each([
  ['Información de homologación', 'homol', true],
  ['Información de homologación', 'INFORMACION hom', true],
  ['Información de homologación', 'hom inf', true],
  ['Información de homologación', 'mologa', false],
  ['Seguridad', 'contraseña', false],
  ['Seguridad', '', false],
  ['Seguridad', '…', false],
])('"%s" begins with "%s": %s', (text, query, expected) => {
  expect(begins(text, query)).toBe(expected);
});

test('what is called so comes before what is meant by it', () => {
  const items = [
    { title: 'Seguridad', words: 'contraseña clave' },
    { title: 'Datos', words: 'seguridad social' },
    { title: 'Contraseñas', words: '' },
    { title: 'Pagos', words: 'facturas' },
  ];
  const titles = (query: string) => matching(items, query).map(({ title }) => title);
  expect(titles('contrasena')).toEqual(['Contraseñas', 'Seguridad']);
  expect(titles('seguridad')).toEqual(['Seguridad', 'Datos']);
  expect(titles('seguridad contra')).toEqual(['Seguridad']);
  expect(titles('nada')).toEqual([]);
});

test('an action with a match in its title stands before a page that matches in its further words', () => {
  const pages = { key: 'pages', items: [{ title: 'Perfiles' }] };
  const actions = { key: 'actions', items: [{ title: 'Invitar a un administrador' }] };
  const order = (query: string) => sectionsByTitle([pages, actions], query).map(({ key }) => key);
  expect(order('invitar')).toEqual(['actions', 'pages']);
  expect(order('perfiles')).toEqual(['pages', 'actions']);
  expect(order('equipo')).toEqual(['pages', 'actions']);
});

test.each([
  ['notificacoines', 'notificaciones'],
  ['factrua', 'factura'],
  ['notif', null],
  ['pag', null],
  ['xylophon', null],
])('"%s" is understood as "%s"', (query, meant) => {
  const items = [
    { title: 'Notificaciones', words: 'avisos' },
    { title: 'Pagos', words: 'factura recibo' },
  ];
  expect(mendSlips(items, query)).toBe(meant);
});

/** `Nú[ñez]` */
const marked = (text: string, query: string) =>
  highlightParts(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Íñigo Núñez Güell', 'nunez', 'Íñigo [Núñez] Güell'],
  ['Íñigo Núñez Güell', 'GUELL iñi', '[Íñi]go Núñez [Güell]'],
  ['HOM-2026-004217', 'hom-2026', '[HOM]-[2026]-004217'],
  ['Ana Banana', 'ana', '[Ana] B[anana]'],
  ['Cardiología', '', 'Cardiología'],
  ['Cardiología', 'xyz', 'Cardiología'],
  ['Straße 😀 ok', 'ok', 'Straße 😀 [ok]'],
  ['', 'a', ''],
])('in "%s" marks "%s"', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
