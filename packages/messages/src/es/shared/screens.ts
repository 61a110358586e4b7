/** What a page says while there is nothing on it. */
export const screens = {
  payment: {
    heading: 'Pago',
    title: 'No hay ningún pago en curso',
    description: 'Cuando pagues un servicio verás aquí su resultado.',
  },
  dashboard: { heading: 'Panel', title: 'Todo al día', description: 'Lo siguiente que haya que hacer aparecerá aquí.' },
  candidates: {
    heading: 'Candidatos',
    title: 'Todavía no hay candidatos',
    description: 'Cuando un médico se inscriba en una oferta aparecerá aquí.',
  },
  candidate: {
    heading: 'Candidato',
    title: 'No hay datos de este candidato',
    description: 'Aquí estarán su perfil y su historia con el hospital.',
  },
  candidacy: {
    heading: 'Candidatura',
    title: 'No hay datos de esta candidatura',
    description: 'Aquí estarán sus pasos, documentos y entrevistas.',
  },
  offers: {
    heading: 'Ofertas',
    title: 'Todavía no hay ofertas',
    description: 'Cuando un hospital publique una oferta aparecerá aquí.',
  },
  offer: {
    heading: 'Oferta',
    title: 'No hay datos de esta oferta',
    description: 'Aquí estarán el puesto, el salario y las condiciones.',
  },
  offerCandidates: {
    heading: 'Candidatos de la oferta',
    title: 'Nadie se ha inscrito todavía',
    description: 'Cada candidato se sigue aquí paso a paso.',
  },
  petitions: {
    heading: 'Homologaciones',
    title: 'No hay solicitudes por revisar',
    description: 'Cuando un médico envíe su solicitud aparecerá en esta cola.',
  },
  petition: {
    heading: 'Homologación',
    title: 'No hay datos de esta solicitud',
    description: 'Aquí verás sus documentos, sus plazos y su historial.',
  },
  users: {
    heading: 'Usuarios',
    title: 'Esta página es para el equipo de Fonendo y los hospitales',
    description: 'Los datos propios están en Cuenta.',
  },
} as const;
