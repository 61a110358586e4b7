/** A few real options, enough to search through. */
export const medicalSpecialities = [
  'Alergología',
  'Anestesiología y Reanimación',
  'Cardiología',
  'Endocrinología y Nutrición',
  'Geriatría',
  'Hematología y Hemoterapia',
  'Medicina Familiar y Comunitaria',
  'Medicina Intensiva',
  'Medicina Interna',
  'Nefrología',
  'Neumología',
  'Oncología Médica',
  'Pediatría y sus Áreas Específicas',
  'Psiquiatría',
];

export const surgicalSpecialities = [
  'Cirugía Cardiovascular',
  'Cirugía General y del Aparato Digestivo',
  'Cirugía Ortopédica y Traumatología',
  'Neurocirugía',
  'Obstetricia y Ginecología',
];

export const communities = [
  'Andalucía',
  'Aragón',
  'Castilla y León',
  'Comunidad de Madrid',
  'Comunitat Valenciana',
  'Galicia',
  'Illes Balears',
  'Región de Murcia',
];

export const languages = [
  'Alemán',
  'Catalán',
  'Español',
  'Euskera',
  'Francés',
  'Gallego',
  'Inglés',
  'Italiano',
  'Portugués',
];
