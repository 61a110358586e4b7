export { text } from './bound-input.ts';
export { PhoneFields } from './phone-fields.tsx';
