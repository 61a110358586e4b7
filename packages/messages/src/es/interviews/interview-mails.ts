/** Mails and calendar entries of interviews. `{braces}` are filled in by the sender. */
export const interviewMails = {
  /** `{when}` in peninsular time; the candidate's own clock beside it where it differs. */
  when: '{date}, de {start} a {end} (hora peninsular)',
  whenBoth: '{date}, de {start} a {end} (hora peninsular); {ownStart} a {ownEnd} en {city}',
  video: 'Videollamada: {location}',
  onSite: 'Presencial: {location}',
  quote: 'Mensaje: «{message}»',
  attached: 'Adjuntamos el archivo de calendario, por si quieres guardar la cita.',
  attachedForHospital: 'El archivo de calendario va adjunto.',
  removed: 'El archivo adjunto retira la cita de tu calendario.',
  removedForHospital: 'El archivo adjunto retira la cita del calendario.',
  proposed: {
    doctor: {
      subject: 'Elige la fecha de tu entrevista: {offer}',
      heading: 'Elige la fecha de tu entrevista',
      body: '{hospital} quiere hablar contigo sobre la oferta «{offer}» y propone estas fechas:',
      button: 'Elegir una fecha',
    },
  },
  asked: {
    hospital: {
      subject: 'Cuentan con usted para una entrevista: {offer}',
      heading: 'Cuentan con usted para una entrevista',
      body: 'Su nombre está entre quienes entrevistan en la oferta «{offer}». Estas son las fechas propuestas; cuando se elija una, llegará la invitación:',
      button: 'Ver la candidatura',
    },
  },
  added: {
    hospital: {
      subject: 'Cuentan con usted para una entrevista: {offer}',
      heading: 'Cuentan con usted para una entrevista',
      body: 'Su nombre está entre quienes entrevistan en la oferta «{offer}». La fecha ya está confirmada:',
      button: 'Ver la candidatura',
    },
  },
  released: {
    hospital: {
      subject: 'Ya no hace falta que entreviste: {offer}',
      heading: 'Ya no cuentan con usted para esta entrevista',
      body: 'Ha cambiado quién entrevista en la oferta «{offer}». La entrevista sigue en pie, sin usted.',
      button: 'Ver la candidatura',
    },
  },
  confirmed: {
    doctor: {
      subject: 'Entrevista confirmada: {offer}',
      heading: 'Tu entrevista está confirmada',
      body: 'Te esperan en {hospital} para hablar de la oferta «{offer}».',
      button: 'Ver la entrevista',
    },
    hospital: {
      subject: 'Entrevista confirmada: {offer}',
      heading: 'Entrevista confirmada',
      body: 'Hay fecha para una entrevista de la oferta «{offer}».',
      button: 'Ver la candidatura',
    },
  },
  rescheduled: {
    doctor: {
      subject: 'Nuevas fechas para tu entrevista: {offer}',
      heading: 'Nuevas fechas para tu entrevista',
      body: '{hospital} ha cambiado las fechas de la entrevista para la oferta «{offer}». Las anteriores ya no valen; estas son las nuevas:',
      button: 'Elegir una fecha',
    },
    hospital: {
      subject: 'Nuevas fechas propuestas: {offer}',
      heading: 'Se han propuesto otras fechas',
      body: 'La candidata o el candidato de la oferta «{offer}» ha recibido estas fechas nuevas:',
      button: 'Ver la candidatura',
    },
  },
  slotWithdrawn: {
    doctor: {
      subject: 'Cambian las fechas de tu entrevista: {offer}',
      heading: 'Una de las fechas ya no está disponible',
      body: '{hospital} ha retirado una de las fechas de la entrevista para la oferta «{offer}». Puedes elegir entre estas:',
      button: 'Elegir una fecha',
    },
  },
  declined: {
    doctor: {
      subject: 'Has rechazado la entrevista: {offer}',
      heading: 'Has rechazado la entrevista',
      body: 'Hemos avisado a {hospital} de que no puedes asistir a la entrevista para la oferta «{offer}».',
      button: 'Ver la candidatura',
    },
    hospital: {
      subject: 'Entrevista rechazada: {offer}',
      heading: 'La fecha no le viene bien',
      body: 'Se ha rechazado la entrevista de la oferta «{offer}».',
      button: 'Ver la candidatura',
      dates: 'Propone estas otras fechas:',
    },
  },
  cancelled: {
    doctor: {
      subject: 'Entrevista cancelada: {offer}',
      heading: 'La entrevista se ha cancelado',
      body: 'La entrevista con {hospital} para la oferta «{offer}» ya no se celebra.',
      button: 'Ver la candidatura',
    },
    hospital: {
      subject: 'Entrevista cancelada: {offer}',
      heading: 'Entrevista cancelada',
      body: 'Una entrevista de la oferta «{offer}» ya no se celebra.',
      button: 'Ver la candidatura',
    },
  },
  notAttended: {
    doctor: {
      subject: 'No asististe a la entrevista: {offer}',
      heading: 'El hospital anotó que no asististe',
      body: '{hospital} ha anotado que no asististe a la entrevista para la oferta «{offer}». Si es un error, escríbele cuanto antes: puede corregirlo.',
      button: 'Escribir al hospital',
    },
  },
  day: {
    doctor: {
      subject: 'Recordatorio de tu entrevista: {offer}',
      heading: 'Se acerca tu entrevista',
      body: 'Tienes una entrevista con {hospital} para la oferta «{offer}».',
      button: 'Ver la entrevista',
    },
    hospital: {
      subject: 'Recordatorio de entrevista: {offer}',
      heading: 'Se acerca una entrevista',
      body: 'Hay una entrevista de la oferta «{offer}».',
      button: 'Ver la candidatura',
    },
  },
  hour: {
    doctor: {
      subject: 'Tu entrevista empieza pronto: {offer}',
      heading: 'Tu entrevista empieza pronto',
      body: 'En menos de una hora hablas con {hospital} sobre la oferta «{offer}».',
      button: 'Ver la entrevista',
    },
    hospital: {
      subject: 'La entrevista empieza pronto: {offer}',
      heading: 'Una entrevista empieza pronto',
      body: 'En menos de una hora empieza una entrevista de la oferta «{offer}».',
      button: 'Ver la candidatura',
    },
  },
  calendar: {
    feed: 'Entrevistas · Fonendo',
    summaryForDoctor: 'Entrevista con {hospital}',
    summaryForHospital: 'Entrevista: {candidate} · {offer}',
    summaryWithoutName: 'Entrevista · {offer}',
    about: '{offer}, {hospital}.',
    details: 'Detalles en Fonendo: {url}',
  },
} as const;
