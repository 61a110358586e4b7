/** What a page says while there is nothing on it. */
export const screens = {
  faq: {
    heading: 'Preguntas frecuentes',
    title: 'Aún no hay preguntas publicadas',
    description: 'Aquí reuniremos las dudas más habituales sobre la homologación y las ofertas.',
  },
  legal: {
    heading: 'Aviso legal y privacidad',
    title: 'Aún no hay textos publicados',
    description: 'Solo usamos el almacenamiento imprescindible para que puedas iniciar sesión y elegir idioma.',
  },
  terms: {
    heading: 'Términos de uso',
    title: 'Aún no hay términos publicados',
    description: 'Se publicarán aquí antes de que se abra el registro.',
  },
  payment: {
    heading: 'Pago',
    title: 'No hay ningún pago en curso',
    description: 'Cuando pagues un servicio verás aquí su resultado.',
  },
  dashboard: { heading: 'Panel', title: 'Todo al día', description: 'Lo siguiente que haya que hacer aparecerá aquí.' },
  process: {
    heading: 'Proceso de selección',
    title: 'Todavía no hay procesos',
    description: 'Aquí estarán las plantillas con los pasos de cada selección.',
  },
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
    title: 'Todavía no hay nadie',
    description: 'Aquí estarán las personas que se pueden consultar.',
  },
  user: {
    heading: 'Usuario',
    title: 'No hay datos de este usuario',
    description: 'Aquí estarán su cuenta y su actividad.',
  },
} as const;
