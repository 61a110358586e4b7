/** The contract that a doctor signs. A change of its meaning is a new version (packages/domain, contract-terms). */
export const contractTerms = {
  title: 'Contrato de prestación de servicios',
  version: 'Versión {version}',
  parties: {
    heading: 'Partes',
    provider: 'Prestador: {name}, NIF {taxId}, con domicilio en {address} (en adelante, Fonendo).',
    client:
      'Cliente: {name}, con {documentType} {documentNumber}, domicilio en {address} y correo electrónico {email} (en adelante, tú).',
  },
  documentTypes: { DNI: 'DNI', 'NIE/NIF': 'NIE/NIF', Passport: 'pasaporte' },
  sections: {
    object: {
      heading: '1. Qué contratas',
      text: 'Fonendo presta dos servicios independientes. Contratas solo los que elijas y pagues.\n\nServicio de homologación: preparamos contigo la solicitud de homologación de tu título extranjero de Medicina al amparo del Real Decreto 889/2022, revisamos tus documentos uno a uno, presentamos el expediente ante el Ministerio de Ciencia, Innovación y Universidades y te informamos de cada paso hasta la resolución.\n\nAcceso a ofertas: puedes inscribirte en las ofertas que los hospitales publican en Fonendo y seguir tus candidaturas.',
    },
    outcome: {
      heading: '2. Qué no depende de nosotros',
      text: 'La homologación la concede o la deniega el Ministerio. El plazo legal para resolver es de seis meses desde la entrada en el registro, se suspende mientras se te pide documentación y el silencio equivale a una denegación. Contratar a una persona es una decisión de cada hospital. Por eso ponemos los medios y no podemos prometer un resultado.',
    },
    price: {
      heading: '3. Precio y pago',
      text: 'El precio de cada servicio, con sus impuestos, es el que ves antes de pulsar «Confirmar y pagar» y no cambia después. Recibes una factura por cada pago.\n\nLa tasa del Estado (modelo 790, código 107), las traducciones juradas, las apostillas y las legalizaciones no están incluidas: las pagas tú a quien corresponda.',
    },
    duration: {
      heading: '4. Duración',
      text: 'El servicio de homologación termina con la resolución de tu solicitud, con tu desistimiento o con tu renuncia. El acceso a ofertas dura mientras mantengas tu cuenta.',
    },
    withdrawal: {
      heading: '5. Derecho de desistimiento',
      text: 'Puedes desistir sin dar explicaciones durante los 14 días naturales siguientes a la contratación, con un mensaje a {contactEmail}. Te devolvemos lo pagado por el mismo medio en un máximo de 14 días.\n\nSi nos pides que empecemos antes de que acabe ese plazo, lo harás marcando una casilla propia en el pago. En ese caso, si desistes, abonas la parte del servicio ya prestada, y pierdes el derecho a desistir cuando el servicio se haya prestado por completo.',
    },
    duties: {
      heading: '6. Tus compromisos',
      text: 'Los datos y documentos que nos das son verdaderos y tuyos. Respondes a los requerimientos dentro de los plazos que te indicamos. Nos autorizas a presentar la solicitud en tu nombre y a recibir sus notificaciones.',
    },
    data: {
      heading: '7. Protección de datos',
      text: 'Tratamos tus datos para prestarte estos servicios, conforme al Reglamento (UE) 2016/679 y a la Ley Orgánica 3/2018. Tu edad, sexo, estado civil, familia y nacionalidad sirven solo para la homologación: ningún hospital los ve. Tus antecedentes penales solo los ve el equipo que revisa tu expediente y se borran cuando termina. Puedes acceder a tus datos, corregirlos, descargarlos y borrarlos desde tu cuenta.',
    },
    liability: {
      heading: '8. Responsabilidad',
      text: 'Respondemos de los daños que cause un incumplimiento nuestro. No respondemos de los retrasos de la Administración, de los documentos que no nos entregues a tiempo ni de la información inexacta que nos des.',
    },
    law: {
      heading: '9. Ley y reclamaciones',
      text: 'Este contrato se rige por la ley española. Como persona consumidora, puedes acudir a los tribunales de tu domicilio. Antes, escríbenos a {contactEmail}: contestamos en un plazo máximo de un mes.',
    },
  },
  signature: {
    heading: 'Hoja de firma',
    intro: 'La persona firmante leyó el contrato que precede a esta hoja y lo aceptó por medios electrónicos.',
    signedName: 'Firmado por',
    account: 'Cuenta verificada',
    signedAt: 'Fecha y hora (UTC)',
    address: 'Dirección IP',
    device: 'Navegador',
    version: 'Versión del contrato',
    fingerprint: 'Huella SHA-256 del contrato aceptado',
    unknown: 'No consta',
  },
} as const;
