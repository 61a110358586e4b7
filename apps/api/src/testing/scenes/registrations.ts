/** Registrations as the web sends them, valid unless a test says otherwise. */
let serial = 0;

export function hospitalRegistration(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    accountType: 'hospital',
    firstname: 'Elena',
    lastname: 'Cuesta Marín',
    email: `elena${serial}@ribera.test`,
    password: 'Correcta-1234',
    phonePrefix: '+34',
    phone: '612 34 56 78',
    privacy: true,
    ...overrides,
  };
}

export function doctorRegistration(overrides: Record<string, unknown> = {}) {
  return {
    ...hospitalRegistration(),
    accountType: 'doctor',
    firstname: 'Valentina',
    lastname: 'Restrepo',
    phonePrefix: '+57',
    phone: '300 123 4567',
    birthDate: '1990-05-20',
    graduationDate: '2014-11-30',
    countryOfResidence: 'CO',
    nationality: 'CO',
    documentType: 'Passport',
    documentNumber: 'ab 1234567',
    hasDegreeSpain: false,
    degreeCountry: 'CO',
    ...overrides,
  };
}
