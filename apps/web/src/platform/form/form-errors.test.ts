import { describe, expect, it } from 'vitest';
import { placeServerErrors } from './form-errors.ts';

const values = { email: 'a@b.es', address: { city: '' }, languages: [{ level: 'basico' }], birthDate: undefined };

describe('placeServerErrors', () => {
  it('puts an error at the field it names, also inside objects and lists', () => {
    const fields = {
      email: { key: 'errors.emailTaken' },
      'address.city': { key: 'errors.required' },
      'languages.0.level': { key: 'errors.oneOf' },
      birthDate: { key: 'errors.over18' },
    };
    expect(placeServerErrors(fields, values)).toEqual({ atFields: fields, aboveForm: [] });
  });

  it('keeps what the form has no field for, parameters included', () => {
    const lost = { key: 'errors.numberTooBig', params: { max: 5 } };
    expect(placeServerErrors({ vacancies: lost, 'languages.3.level': lost, body: lost }, values)).toEqual({
      atFields: {},
      aboveForm: [lost, lost, lost],
    });
  });

  it('does not mistake what every object inherits for a field', () => {
    expect(placeServerErrors({ constructor: { key: 'errors.invalid' } }, values).atFields).toEqual({});
  });
});
