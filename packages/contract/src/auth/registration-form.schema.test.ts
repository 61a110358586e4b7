import { expect, test } from 'vitest';
import { fieldErrors } from '../shared/field-errors.ts';
import { doctorFormSchema, hospitalFormSchema } from './registration-form.schema.ts';

const hospital = {
  accountType: 'hospital',
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: 'Ana@Example.com ',
  phonePrefix: '+34',
  phone: '612 345 678',
  password: 'Cuidar-Mejor-26',
  passwordRepeat: 'Cuidar-Mejor-26',
  privacy: true,
};

function errorsOf(values: object, schema: typeof hospitalFormSchema | ReturnType<typeof doctorFormSchema>) {
  const parsed = schema.safeParse(values);
  return parsed.success ? {} : fieldErrors(parsed.error, values);
}

test('a filled form becomes the request', () => {
  expect(hospitalFormSchema.parse(hospital)).toMatchObject({ email: 'ana@example.com', newsletter: false });
});

test('the repeated password has to be the same, and is told beside whatever else is wrong', () => {
  expect(errorsOf({ ...hospital, firstname: '', passwordRepeat: 'Cuidar-Mejor-27' }, hospitalFormSchema)).toEqual({
    firstname: { key: 'errors.required' },
    passwordRepeat: { key: 'errors.passwordsMustMatch' },
  });
});

test('a password that was not repeated is missing, not different', () => {
  expect(errorsOf({ ...hospital, passwordRepeat: '' }, hospitalFormSchema)).toEqual({
    passwordRepeat: { key: 'errors.required' },
  });
});

test('an empty doctor form names every field that is asked for', () => {
  const now = () => new Date('2026-03-10T09:00:00Z');
  const empty = { ...hospital, accountType: 'doctor', documentNumber: '', phonePrefix: undefined };
  expect(errorsOf(empty, doctorFormSchema(now))).toEqual({
    phonePrefix: { key: 'errors.required' },
    birthDate: { key: 'errors.required' },
    graduationDate: { key: 'errors.required' },
    countryOfResidence: { key: 'errors.selectValue' },
    nationality: { key: 'errors.selectValue' },
    documentType: { key: 'errors.selectValue' },
    documentNumber: { key: 'errors.required' },
    hasDegreeSpain: { key: 'errors.selectValue' },
  });
});

test('a birth date that cannot be read says nothing of the graduation', () => {
  const now = () => new Date('2026-03-10T09:00:00Z');
  const doctor = { ...hospital, accountType: 'doctor', graduationDate: '2018-12-15' };
  const errors = errorsOf({ ...doctor, birthDate: '5-3-96' }, doctorFormSchema(now));
  expect(errors).toMatchObject({ birthDate: { key: 'errors.invalid' } });
  expect(errors).not.toHaveProperty('graduationDate');
  expect(errorsOf({ ...doctor, birthDate: '2019-01-01' }, doctorFormSchema(now))).toMatchObject({
    graduationDate: { key: 'errors.graduationBeforeBirth' },
  });
});
