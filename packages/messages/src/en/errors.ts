import type * as es from '../es/errors.ts';
import type { Translation } from '../messages.ts';

export const errors: Translation<typeof es.errors> = {
  invalid: 'The value entered is not valid.',
  required: 'This field is required.',
  selectValue: 'Select an option.',
  numberTooShort: 'The minimum value is {min}.',
  numberTooBig: 'The maximum value is {max}.',
  minDate: 'The date cannot be before {min}.',
  maxDate: 'The date cannot be after {max}.',
  email: 'Enter a valid email address.',
  stringTooShort: 'Must be at least {min} characters.',
  stringTooBig: 'Cannot exceed {max} characters.',
  boolean: 'You must tick this box.',
  passwordsMustMatch: 'Passwords do not match.',
  phone: 'Enter a valid phone number.',
  over18: 'You must be over 18.',
  graduationBeforeBirth: 'Graduation cannot precede birth.',
  futureDate: 'The date cannot be in the future.',
  lettersOnly: 'Letters only.',
  documentNumber: 'The document number must have 9 to 10 characters.',
  documentLetter: 'The document letter is wrong.',
  cif: 'Invalid CIF.',
  oneOf: 'Choose an allowed value.',
  notNull: 'This field cannot be empty.',
  onlyPdf: 'Only PDF files are allowed.',
  fileTooLarge: 'The file exceeds 5 MB.',
  privacyAndTerms: 'You must accept the privacy policy and terms of use.',
  interviewSlot: 'Select one of the proposed dates.',
  proofOfPractice:
    "If your degree is over 6 years old, attach proof of practice or of 3 years' training in the last 5.",
  commonPassword: 'This password is too common. Choose another one.',
  emailTaken: 'An account with this email already exists.',
  emailNotReusable: 'This email cannot be used again.',
  check: 'Check this field.',
};

export const fieldErrors: Translation<typeof es.fieldErrors> = {
  field_invalid: errors.invalid,
  field_too_short: errors.stringTooShort,
  field_too_big: errors.stringTooBig,
};
