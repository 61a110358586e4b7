/** The headings of the exported list of candidates. */
export const candidatesFile = {
  name: 'Nombre',
  speciality: 'Especialidad',
  years: 'Años de experiencia',
  certification: 'Homologación',
  offer: 'Oferta',
  status: 'Estado',
  step: 'Paso',
  days: 'Días en el paso',
  match: 'Encaje',
  matchLevels: { high: 'Alto', medium: 'Medio', low: 'Bajo' },
  rating: 'Valoración media',
  appliedOn: 'Fecha de inscripción',
  left: 'Persona que ha dejado Fonendo',
  certifications: {
    recognised: 'Título homologado',
    pendingVerification: 'Credencial pendiente de verificación',
    inProgress: 'Homologación en trámite',
    notStarted: 'Sin homologación en trámite',
  },
  fileName: 'candidatos.csv',
} as const;
