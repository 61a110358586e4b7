import type * as es from '../../es/shared/errors.ts';
import type { Translation } from '../../messages.ts';

export const errors: Translation<typeof es.errors> = {
  invalid: 'The value entered is not valid.',
  required: 'This field is required.',
  selectValue: 'Select an option.',
  listTooShort: 'Add more: at least {min} are needed.',
  listTooLong: 'Remove some: there cannot be more than {max}.',
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
  graduationTooEarly: 'There must be at least {years} years between birth and graduation.',
  beforeBirth: 'The date cannot be before birth.',
  futureDate: 'The date cannot be in the future.',
  lettersOnly: 'Letters only.',
  documentNumber: 'The document number must have 9 to 10 characters.',
  passportNumber:
    'The document number must have {min} to {max} characters. If that of your passport has fewer, use your NIE/NIF or write to us from the contact page.',
  documentLetter: 'The document letter is wrong.',
  cif: 'Invalid CIF.',
  oneOf: 'Choose an allowed value.',
  notNull: 'This field cannot be empty.',
  onlyPdf: 'Only PDF files are allowed.',
  fileTooLarge: 'The file exceeds 5 MB.',
  pdfDamaged: 'The PDF is damaged or incomplete. Open it to check, save it again and upload it once more.',
  pdfEncrypted: 'The PDF is protected by a password. Save a copy without one and upload that.',
  pdfActiveContent:
    'The PDF contains programs or embedded files, which we do not accept. Print it to PDF and upload that copy.',
  pdfTooDemanding:
    'We could not finish checking the PDF: it is too complex. Print it to PDF or scan it at a lower resolution and upload that copy.',
  fileInfected: 'The antivirus found a threat in the file, so we have not stored it. Upload a clean copy.',
  tooManyFiles: 'You have already uploaded the maximum of {max} files. Remove one before adding another.',
  privacyAndTerms: 'You must accept the privacy policy and terms of use.',
  interviewSlot: 'Select one of the proposed dates.',
  proofOfPractice:
    "If your degree is over 6 years old, attach proof of practice or of 3 years' training in the last 5.",
  commonPassword: 'This password is too common. Choose another one.',
  emailTaken: 'An account with this email already exists.',
  emailNotReusable: 'This email cannot be used again.',
  postalCode: 'Enter a Spanish postal code of five digits.',
  postalCodeProvince: 'The postal code does not belong to the province.',
  postalCodeCommunity: 'The postal code does not belong to the autonomous community.',
  province: 'Choose a province from the list.',
  cifTaken: 'There is already a hospital registered with this CIF.',
  cifClaimed:
    'There is already a hospital registered with this CIF. Our team will find out whose it is and answer by mail.',
  verifiedData: 'We have already checked this against your documents. Write to us to correct it.',
  signatureName: 'Type your name as it appears in your account: {name}.',
  contractNotSigned: 'Sign the service agreement first.',
  alreadyPaid: 'You have already paid for it.',
  nothingToPay: 'There is nothing to pay.',
  priceChanged: 'The price has changed. Check the total before paying.',
  paymentUnderWay: 'You have a payment under way. Wait for it to end.',
  endBeforeStart: 'The end date cannot be before the start date.',
  endWhileOngoing: 'Something still going on has no end date.',
  chargeForAccess:
    'Intermediation is free for job seekers (Ley 3/2023, art. 42.4). Confirm that you have read it to charge for access.',
  buyerData: 'The billing data in the profile are incomplete or the same as on the invoice.',
  unknownRoad: 'Tell us first in which country you got the degree.',
  otherRoad: 'The recognition (RD 889/2022) is not your procedure.',
  alreadyResolved: 'The ministry has already resolved on this degree and admits no other identical petition.',
  salaryRange: 'The maximum salary cannot be below the minimum.',
  changedByPerson:
    '{name} changed it while it was being edited here. It is now “{value}”; saving again keeps what is written here.',
  changedByTeam:
    'The Fonendo team changed it while it was being edited here. It is now “{value}”; saving again keeps what is written here.',
  changedBySomebody:
    'Somebody else at the hospital changed it while it was being edited here. It is now “{value}”; saving again keeps what is written here.',
  alreadyRecorded: 'This is what is recorded already: there is nothing to correct.',
  beforeDegree: 'The petition cannot have been registered before the degree ({min}).',
  check: 'Check this field.',
};

export const fieldErrors: Translation<typeof es.fieldErrors> = {
  field_invalid: errors.invalid,
  field_too_short: errors.stringTooShort,
  field_too_big: errors.stringTooBig,
};
