/** The public page for hospitals. */
export const hospitalsHome = {
  title: 'Contrate médicos sabiendo quién puede firmar',
  heading: 'Sepa desde el primer día quién puede firmar',
  lead: 'Publique su plaza y reciba candidaturas con el título comprobado y, si la homologación sigue en trámite, con su situación al día.',
  publish: 'Publicar una plaza',
  offers: 'Ver ofertas publicadas',
  example: 'Datos de ejemplo',
  today: 'Puede firmar hoy',
  underway: 'Homologación en trámite',
  unknown: 'Aún sin registrar: sin fecha prevista',
  recognised: 'Título homologado',
  steps: {
    heading: 'De la plaza vacía a la firma, sin hojas de cálculo',
    published: {
      name: 'Oferta publicada',
      text: 'Usted la escribe; la revisamos en un día laborable. Siempre con horquilla salarial.',
    },
    documents: {
      name: 'Documentación',
      text: 'Pide lo que falte, con motivo y fecha. Se sube, se acepta o se vuelve a pedir.',
    },
    interview: {
      name: 'Entrevista',
      text: 'Propone hasta cinco huecos. La otra parte elige uno y ambos calendarios se actualizan.',
    },
    accepted: { name: 'Aceptación', text: 'Se intercambian los datos de contacto y la vacante se descuenta sola.' },
  },
  clocks: {
    heading: 'Una entrevista, dos relojes',
    text: 'Cada hueco se ve en hora peninsular y en la de la otra parte. Nadie cita a nadie a las cuatro de la mañana.',
  },
  seeing: {
    heading: 'Lo que verá y lo que no',
    lead: 'Seleccionar bien también es no saber lo que la ley no deja preguntar.',
    yes: 'Verá',
    no: 'No verá',
    degree: { claim: 'Título y situación de la homologación', why: 'Comprobados por una persona, con fecha.' },
    experience: { claim: 'Especialidad, experiencia y CV', why: 'En el mismo formato para todas las candidaturas.' },
    availability: { claim: 'Disponibilidad e idiomas', why: 'Y la hora local de quien vive en otro país.' },
    documents: { claim: 'Los documentos que pida', why: 'Con copia fija del momento en que se inscribió.' },
    age: { claim: 'Edad, sexo, estado civil, hijos', why: 'Pedirlos en una selección es infracción muy grave.' },
    nationality: { claim: 'Nacionalidad', why: 'Solo sirve para el trámite. No llega a su hospital.' },
    record: { claim: 'Antecedentes penales', why: 'Los ve quien tramita y se borran al terminar.' },
    salary: { claim: 'Salario anterior', why: 'Usted publica su horquilla; nadie pregunta el pasado.' },
  },
  questions: {
    heading: 'Antes de publicar',
    lead: '¿Prefiere hablarlo?',
    write: 'Escríbanos',
    cost: {
      question: '¿Cuánto cuesta publicar?',
      answer: 'Nada. Publicar, seleccionar y contratar no tiene coste para el hospital.',
    },
    underway: {
      question: '¿Puedo contratar a alguien con la homologación en trámite?',
      answer:
        'Puede hacer toda la selección. El contrato de trabajo espera a la resolución: hasta entonces no se puede ejercer.',
    },
    seen: {
      question: '¿Quién ve la oferta?',
      answer:
        'Los médicos con cuenta y, si usted no lo desactiva, cualquiera: tiene una página pública que se puede compartir y que los buscadores encuentran.',
    },
    team: {
      question: '¿Pueden entrar varias personas de mi equipo?',
      answer: 'Sí. Desde Perfiles se invita por correo, y cada función ve y hace solo lo que le corresponde.',
    },
    review: {
      question: '¿Cuánto tarda la revisión de la primera oferta?',
      answer: 'Un día laborable. Con ella comprobamos también los datos del hospital.',
    },
  },
  closing: 'Su primera plaza puede estar publicada mañana',
  account: 'Crear cuenta de hospital',
} as const;
