/** Validation messages. The keys of the specification (section 5) come first and keep its names. */
export const errors = {
  invalid: 'El valor introducido no es válido.',
  required: 'Este campo es obligatorio.',
  selectValue: 'Selecciona una opción.',
  listTooShort: 'Añade alguno más: hacen falta al menos {min}.',
  listTooLong: 'Quita alguno: no puede haber más de {max}.',
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
  passportNumber:
    'El número de documento debe tener entre {min} y {max} caracteres. Si el de tu pasaporte tiene menos, usa tu NIE/NIF o escríbenos desde la página de contacto.',
  documentLetter: 'La letra del documento no es correcta.',
  cif: 'El CIF no es válido.',
  oneOf: 'Elige uno de los valores permitidos.',
  notNull: 'Este campo no puede estar vacío.',
  onlyPdf: 'Solo se admiten archivos PDF.',
  fileTooLarge: 'El archivo supera el máximo de 5 MB.',
  pdfDamaged: 'El PDF está dañado o incompleto. Ábrelo para comprobarlo, guárdalo de nuevo y vuelve a subirlo.',
  pdfEncrypted: 'El PDF está protegido con contraseña. Guarda una copia sin contraseña y súbela.',
  pdfActiveContent:
    'El PDF contiene programas o archivos incrustados, que no admitimos. Imprímelo como PDF y sube esa copia.',
  pdfTooDemanding:
    'No hemos podido terminar de comprobar el PDF: es demasiado complejo. Imprímelo como PDF o escanéalo con menos resolución y sube esa copia.',
  fileInfected: 'El antivirus ha encontrado una amenaza en el archivo y no lo hemos guardado. Sube una copia limpia.',
  tooManyFiles: 'Ya has subido el máximo de {max} archivos. Elimina alguno antes de añadir otro.',
  privacyAndTerms: 'Debes aceptar la política de privacidad y los términos de uso.',
  interviewSlot: 'Selecciona una de las fechas propuestas.',
  proofOfPractice:
    'Si tu título tiene más de 6 años, adjunta un justificante de ejercicio o de 3 años de formación en los últimos 5.',
  commonPassword: 'Esta contraseña es demasiado común. Elige otra.',
  emailTaken: 'Ya existe una cuenta con este correo.',
  emailNotReusable: 'Este correo no se puede volver a utilizar.',
  postalCode: 'Introduce un código postal español de cinco cifras.',
  postalCodeProvince: 'El código postal no corresponde a la provincia.',
  postalCodeCommunity: 'El código postal no corresponde a la comunidad autónoma.',
  province: 'Elige una provincia de la lista.',
  cifTaken: 'Ya hay un hospital registrado con este CIF.',
  cifClaimed:
    'Ya hay un hospital registrado con este CIF. Nuestro equipo comprobará a quién corresponde y responderá por correo.',
  verifiedData: 'Ya lo hemos comprobado con tus documentos. Para corregirlo, escríbenos.',
  signatureName: 'Escribe tu nombre tal como figura en tu cuenta: {name}.',
  contractNotSigned: 'Firma antes el contrato de servicios.',
  alreadyPaid: 'Ya lo has pagado.',
  nothingToPay: 'No hay nada que pagar.',
  priceChanged: 'El precio ha cambiado. Revisa el total antes de pagar.',
  paymentUnderWay: 'Tienes un pago en curso. Espera a que termine.',
  endBeforeStart: 'La fecha de fin no puede ser anterior a la de inicio.',
  endWhileOngoing: 'Algo que sigue en curso no tiene fecha de fin.',
  chargeForAccess:
    'La intermediación es gratuita para quien busca empleo (Ley 3/2023, art. 42.4). Hay que confirmar que se ha leído para cobrar el acceso.',
  buyerData: 'Los datos de facturación del perfil están incompletos o son los mismos de la factura.',
  unknownRoad: 'Dinos antes en qué país obtuviste el título.',
  otherRoad: 'La homologación (RD 889/2022) no es tu procedimiento.',
  alreadyResolved: 'El Ministerio ya ha resuelto sobre este título y no admite otra solicitud igual.',
  salaryRange: 'El salario máximo no puede ser inferior al mínimo.',
  changedByPerson:
    '{name} lo ha cambiado mientras se editaba aquí. Ahora es «{value}»; al guardar de nuevo quedará lo que hay escrito.',
  changedByTeam:
    'El equipo de Fonendo lo ha cambiado mientras se editaba aquí. Ahora es «{value}»; al guardar de nuevo quedará lo que hay escrito.',
  changedBySomebody:
    'Otra persona del hospital lo ha cambiado mientras se editaba aquí. Ahora es «{value}»; al guardar de nuevo quedará lo que hay escrito.',
  alreadyRecorded: 'Es lo que ya consta: no hay nada que corregir.',
  check: 'Revisa este campo.',
} as const;

/** The specification's second set of keys: the same sentences under their older names. Visitors' forms use it. */
export const fieldErrors = {
  field_invalid: errors.invalid,
  field_too_short: errors.stringTooShort,
  field_too_big: errors.stringTooBig,
} as const;
