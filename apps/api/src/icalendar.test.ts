import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { escapeText, quoteParameter, utcStamp, writeCalendar } from './icalendar.ts';

describe('a calendar file', () => {
  test('lines of at most 75 octets, none cut within a letter, read back whole by another program', () => {
    const summary = `Entrevista; «Señora Núñez, jefa de Cirugía» \\ ${'áñ😀 '.repeat(40)}`.trim();
    const text = writeCalendar([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//T//ES', 'BEGIN:VEVENT', 'UID:1'],
      ...['DTSTAMP:20260310T090000Z', 'DTSTART:20260324T140000Z', `SUMMARY:${escapeText(summary)}`],
      ...[`DESCRIPTION:${escapeText('uno\r\ndos\rtres\ncuatro')}`, 'END:VEVENT', 'END:VCALENDAR'],
    ]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('�');
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe(summary);
    expect(event?.getFirstPropertyValue('description')).toBe('uno\ndos\ntres\ncuatro');
  });

  test('nobody writes a line of their own into it', () => {
    expect(escapeText('Sala 3\r\nATTENDEE:mailto:eva@example.com')).toBe('Sala 3\\nATTENDEE:mailto:eva@example.com');
    expect(escapeText('a\u0007b\u0085c')).toBe('a b c');
    expect(quoteParameter('Hospital "La\r\nRibera"')).toBe('"Hospital  La  Ribera"');
  });

  test('instants in UTC', () => {
    expect(utcStamp(new Date('2026-03-29T01:00:00.123Z'))).toBe('20260329T010000Z');
  });
});
