/** Validation messages. The keys of the specification (section 5) come first and keep its names. */
export const errors = {
  invalid: 'El valor introducido no es válido.',
  required: 'Este campo es obligatorio.',
  selectValue: 'Selecciona una opción.',
  numberTooShort: 'El valor mínimo es {min}.',
  numberTooBig: 'El valor máximo es {max}.',
  minDate: 'La fecha no puede ser anterior al {min}.',
  maxDate: 'La fecha no puede ser posterior al {max}.',
  email: 'Introduce un correo electrónico válido.',
  stringTooShort: 'Debe tener al menos {min} caracteres.',
  stringTooBig: 'No puede superar los {max} caracteres.',
  boolean: 'Debes marcar esta casilla.',
  passwordsMustMatch: 'Las contraseñas no coinciden.',
  phone: 'Introduce un teléfono válido.',
  over18: 'Debes ser mayor de 18 años.',
  graduationBeforeBirth: 'La fecha de graduación no puede ser anterior a la de nacimiento.',
  futureDate: 'La fecha no puede ser futura.',
  lettersOnly: 'Solo se permiten letras.',
  documentNumber: 'El número de documento debe tener entre 9 y 10 caracteres.',
  documentLetter: 'La letra del documento no es correcta.',
  cif: 'El CIF no es válido.',
  oneOf: 'Elige uno de los valores permitidos.',
  notNull: 'Este campo no puede estar vacío.',
  onlyPdf: 'Solo se admiten archivos PDF.',
  fileTooLarge: 'El archivo supera el máximo de 5 MB.',
  privacyAndTerms: 'Debes aceptar la política de privacidad y los términos de uso.',
  interviewSlot: 'Selecciona una de las fechas propuestas.',
  proofOfPractice:
    'Si tu título tiene más de 6 años, adjunta un justificante de ejercicio o de 3 años de formación en los últimos 5.',
  commonPassword: 'Esta contraseña es demasiado común. Elige otra.',
  emailTaken: 'Ya existe una cuenta con este correo.',
  emailNotReusable: 'Este correo no se puede volver a utilizar.',
  check: 'Revisa este campo.',
} as const;

/** The specification's second set of keys: the same sentences under their older names. */
export const fieldErrors = {
  field_invalid: errors.invalid,
  field_too_short: errors.stringTooShort,
  field_too_big: errors.stringTooBig,
} as const;
