/** Mails about an offer's review: to the hospital's people who write offers, and to the team. */
export const managedOfferMails = {
  untitled: 'Oferta sin título',
  offerApproved: {
    subject: 'Oferta aprobada: {name}',
    heading: 'La oferta ya está abierta',
    body: 'La oferta «{name}» se ha aprobado. Los médicos ya pueden verla e inscribirse.',
    button: 'Ver la oferta',
  },
  offerRefused: {
    subject: 'Oferta rechazada: {name}',
    heading: 'Hay que corregir la oferta',
    body: 'La oferta «{name}» no se ha aprobado. Se puede corregir y publicar de nuevo. Motivo:',
    button: 'Corregir la oferta',
  },
  revisionApproved: {
    subject: 'Cambios aprobados: {name}',
    heading: 'Los cambios ya están publicados',
    body: 'Los cambios de la oferta «{name}» se han aprobado. Los médicos ven desde ahora la nueva versión; las candidaturas se conservan.',
    button: 'Ver la oferta',
  },
  revisionRefused: {
    subject: 'Cambios rechazados: {name}',
    heading: 'Hay que corregir los cambios',
    body: 'Los cambios de la oferta «{name}» no se han aprobado. La versión anterior sigue abierta. Motivo:',
    button: 'Corregir los cambios',
  },
  offerClosed: {
    subject: 'Oferta cerrada: {name}',
    heading: 'La oferta se ha cerrado',
    body: 'El equipo de Fonendo ha cerrado la oferta «{name}». Nadie más puede inscribirse; las candidaturas recibidas siguen su proceso.',
    button: 'Ver la oferta',
  },
  offerDeleted: {
    subject: 'Oferta eliminada: {name}',
    heading: 'La oferta se ha eliminado',
    body: 'El equipo de Fonendo ha eliminado la oferta «{name}», que no tenía candidaturas.',
    button: 'Ver las ofertas',
  },
  offerReceived: {
    subject: 'Oferta por aprobar: {name}',
    heading: 'Nueva oferta por aprobar',
    body: '{hospital} ha publicado la oferta «{name}». Ya está en la cola de revisión.',
    button: 'Revisar la oferta',
  },
  revisionReceived: {
    subject: 'Cambios por aprobar: {name}',
    heading: 'Cambios de una oferta por aprobar',
    body: '{hospital} ha cambiado la oferta «{name}». La versión aprobada sigue abierta mientras tanto.',
    button: 'Revisar los cambios',
  },
} as const;
