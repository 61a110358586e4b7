import { expect, test } from 'vitest';
import { writeVCard } from './vcard.ts';

const card = {
  name: { firstname: 'Valeria', lastname: 'Lozano; Ortiz' },
  email: 'valeria@correo.example',
  phones: ['+54 11 5555-0142'],
  address: { street: '', city: 'Buenos Aires, Capital', country: 'Argentina' },
  zone: 'America/Argentina/Buenos_Aires',
  note: 'Primera línea\nhttps://fonendo.example/candidate/1',
};

test('every value stands in its own place, whatever it contains', () => {
  expect(writeVCard(card)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:Valeria Lozano\\; Ortiz',
      'N:Lozano\\; Ortiz;Valeria;;;',
      'EMAIL:valeria@correo.example',
      'TEL;VALUE=uri:tel:+541155550142',
      'ADR:;;;Buenos Aires\\, Capital;;;Argentina',
      'TZ:America/Argentina/Buenos_Aires',
      'NOTE:Primera línea\\nhttps://fonendo.example/candidate/1',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('nobody writes a line of their own into it', () => {
  const text = writeVCard({ ...card, name: { firstname: 'Ana\r\nTEL:112', lastname: 'Ruiz' } });
  expect(text.split('\r\n').filter((line) => line.startsWith('TEL'))).toHaveLength(1);
});

test('long lines are folded at 75 bytes, never within a letter', () => {
  const lines = writeVCard({ ...card, note: 'ñ'.repeat(200) }).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`NOTE:${'ñ'.repeat(200)}`);
});

test('a hospital without a person is named itself', () => {
  const text = writeVCard({
    ...{ name: { firstname: '', lastname: '' }, organisation: 'Hospital del Mar', phones: ['+34932483000'] },
    note: '',
  });
  expect(text).toContain('FN:Hospital del Mar\r\n');
  expect(text).not.toContain('EMAIL');
});
