import { expect, test } from 'vitest';
import { splitE164 } from './phone-number.ts';

test.each([
  ['+34612345678', { phoneCountry: 'ES', phonePrefix: '+34', phone: '612345678' }],
  // Twenty-five countries share +1: whoever lives in Santo Domingo must not find themselves in the United States.
  ['+18092345678', { phoneCountry: 'DO', phonePrefix: '+1', phone: '8092345678' }],
  [null, { phoneCountry: null, phonePrefix: null, phone: null }],
])('%s is split as the form asks for it', (stored, parts) => {
  expect(splitE164(stored)).toEqual(parts);
});
