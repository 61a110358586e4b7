/** Mails about a petition, by the kind of their notification. `{braces}` are filled in by the sender. */
export const petitionMails = {
  petitionSent: {
    subject: 'Hemos recibido tu solicitud {reference}',
    heading: 'Solicitud enviada',
    body: 'Ya tenemos tu solicitud {reference}. Revisaremos cada documento y te avisaremos de todo. Te adjuntamos el justificante: lleva un código con el que cualquiera puede comprobar la fecha y lo que enviaste.',
    button: 'Ver mi solicitud',
  },
  documentApproved: {
    subject: 'Documento aprobado: {document}',
    heading: 'Documento aprobado',
    body: 'Hemos revisado y aprobado este documento de tu solicitud {reference}: {document}. No tienes que hacer nada.',
    button: 'Ver mi solicitud',
  },
  documentRejected: {
    subject: 'Sustituye un documento: {document}',
    heading: 'Hay que sustituir un documento',
    body: 'Este documento de tu solicitud {reference} no sirve todavía: {document}. Sube uno nuevo desde tu solicitud; lo demás se queda como está. El motivo es este:',
    button: 'Sustituir el documento',
  },
  cvReviewed: {
    subject: 'Hemos revisado tu CV',
    heading: 'CV revisado',
    body: 'Tu CV está revisado y listo para acompañar tu solicitud {reference}. Si lo cambias, volveremos a revisarlo.',
    button: 'Ver mi solicitud',
  },
  petitionValidated: {
    subject: 'Tu documentación está validada ({reference})',
    heading: 'Documentación validada',
    body: 'Todos los documentos obligatorios de tu solicitud {reference} están aprobados. El siguiente paso es enviarla al Ministerio.',
    button: 'Ver mi solicitud',
  },
  petitionSentToMinistry: {
    subject: 'Tu solicitud está en el Ministerio ({reference})',
    heading: 'Enviada al Ministerio',
    body: 'Hemos presentado tu solicitud {reference}. Número de registro: {registryNumber}, con fecha {registeredOn}. Desde ese día el Ministerio tiene seis meses para resolver.',
    button: 'Ver los plazos',
  },
  requirementStarted: {
    subject: 'El Ministerio te pide algo: responde antes del {answerBy}',
    heading: 'Requerimiento del Ministerio',
    body: 'El {notifiedOn} el Ministerio pidió completar tu solicitud {reference}. El plazo para responder termina el {answerBy}; mientras tanto, el plazo para resolver se detiene. Lo que pide es:',
    button: 'Ver el requerimiento',
  },
  requirementAnswered: {
    subject: 'Requerimiento respondido ({reference})',
    heading: 'Hemos respondido al Ministerio',
    body: 'La respuesta al requerimiento de tu solicitud {reference} se presentó el {answeredOn}. El plazo para resolver vuelve a contar.',
    button: 'Ver mi solicitud',
  },
  petitionComment: {
    subject: 'Nuevo comentario sobre tu solicitud {reference}',
    heading: 'El equipo te ha escrito',
    body: 'Hay un comentario nuevo en tu solicitud {reference}:',
    button: 'Ver mi solicitud',
  },
  petitionGranted: {
    subject: '¡Enhorabuena! Tu título está homologado',
    heading: 'Homologación concedida',
    body: 'Tu solicitud {reference} ha terminado con la homologación de tu título. La credencial ya está en tu cuenta y puedes inscribirte en ofertas como médico homologado.',
    button: 'Ver la resolución',
  },
  petitionGrantedConditionally: {
    subject: 'Homologación concedida con condiciones ({reference})',
    heading: 'Concedida con condiciones',
    body: 'El Ministerio concede la homologación de tu solicitud {reference} cuando completes la formación que indica la resolución. Tienes hasta el {dueOn}. En tu solicitud verás cada requisito.',
    button: 'Ver los requisitos',
  },
  conditionDone: {
    subject: 'Requisito completado ({reference})',
    heading: 'Un requisito menos',
    body: 'Hemos anotado como completado este requisito de tu resolución: {condition}. Requisitos pendientes: {left}.',
    button: 'Ver los requisitos',
  },
  petitionDenied: {
    subject: 'Resolución de tu solicitud {reference}',
    heading: 'Homologación denegada',
    body: 'El Ministerio ha denegado la homologación de tu solicitud {reference}. Puedes recurrir en el plazo de un mes: en tu solicitud tienes la resolución y un modelo de recurso.',
    button: 'Ver la resolución',
  },
  documentExpiring: {
    subject: 'Caduca el {validUntil}: {document}',
    heading: 'Un documento está a punto de caducar',
    body: 'Este documento deja de ser válido el {validUntil}: {document}. Si tu solicitud {reference} sigue abierta, pide uno nuevo y súbelo antes.',
    button: 'Ver mi solicitud',
  },
  petitionReceived: {
    subject: 'Nueva solicitud: {reference}',
    heading: 'Nueva solicitud de homologación',
    body: '{name} ha enviado la solicitud {reference}. Ya está en la cola de revisión.',
    button: 'Revisar la solicitud',
  },
  documentReplaced: {
    subject: '{reference}: {document} por revisar',
    heading: 'Documento nuevo por revisar',
    body: '{name} ha subido un documento a la solicitud {reference}: {document}.',
    button: 'Revisar la solicitud',
  },
} as const;
