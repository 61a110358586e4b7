import { expect, test } from 'vitest';
import { checkDigit, machineReadableLines } from './machine-readable.ts';

test("the foot of a passport is that of the standard's own example", () => {
  const lines = machineReadableLines({
    ...{ country: 'UTO', surname: 'Eriksson', given: 'Anna Maria', number: 'L898902C3' },
    ...{ birthDate: '1974-08-12', expiry: '2012-04-15', isWoman: true },
  });
  expect(lines[0]).toBe('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<');
  // The example has a personal number; without one the rest is the same.
  expect(lines[1].slice(0, 28)).toBe('L898902C36UTO7408122F1204159');
  expect(lines[1]).toHaveLength(44);
  expect(checkDigit('520727')).toBe(3);
});

test('accents and double surnames become letters and fillers', () => {
  const [names] = machineReadableLines({
    ...{ country: 'PER', surname: 'Ñáñez Valdés', given: 'Óscar', number: 'AP1' },
    ...{ birthDate: '1980-01-01', expiry: '2030-01-01', isWoman: false },
  });
  expect(names).toMatch(/^P<PERNANEZ<VALDES<<OSCAR<+$/);
});
