/** Fields about people, the same in the registration, in the account and for a hospital's contact. */
export { AddressFields } from './address-fields.tsx';
export { CivilFields } from './civil-fields.tsx';
export { CountryField } from './country-field.tsx';
export { DegreeFields } from './degree-fields.tsx';
export { IdentityFields } from './identity-fields.tsx';
export { choosePhoneCountry, PhoneFields } from './phone-fields.tsx';
