/** Mails with what was written in a conversation. `{braces}` are filled in by the sender. */
export const conversationMails = {
  /** Instead of the note, where answers by mail are read. */
  answerable:
    'También se puede contestar a este correo: la respuesta llega a la conversación, con los PDF que lleve adjuntos.',
  file: 'Archivo adjunto en la conversación: {name}',
  messageFromHospital: {
    subject: 'Mensaje de {hospital}: {offer}',
    heading: 'Un mensaje de {hospital}',
    body: '{hospital} ha escrito sobre la candidatura a la oferta «{offer}»:',
    button: 'Responder',
    note: 'Las respuestas a este correo no llegan a nadie: la conversación sigue en su página.',
  },
  messageFromCandidate: {
    subject: 'Mensaje sobre la oferta {offer}',
    heading: 'Mensaje de una persona candidata',
    body: 'Una persona candidata a la oferta «{offer}» ha escrito:',
    button: 'Responder',
    note: 'Las respuestas a este correo no llegan a nadie: la conversación sigue en su página.',
  },
  messageFromTeam: {
    subject: 'Mensaje de Fonendo: {reference}',
    heading: 'Un mensaje de Fonendo',
    body: 'Fonendo ha escrito sobre la solicitud {reference}:',
    button: 'Responder',
    note: 'Las respuestas a este correo no llegan a nadie: la conversación sigue en su página.',
  },
  messageFromApplicant: {
    subject: 'Mensaje sobre la solicitud {reference}',
    heading: 'Mensaje sobre una solicitud',
    body: 'Quien presenta la solicitud {reference} ha escrito:',
    button: 'Responder',
    note: 'Las respuestas a este correo no llegan a nadie: la conversación sigue en su página.',
  },
  replyRefused: {
    subject: 'La respuesta por correo no ha llegado',
    heading: 'La respuesta no ha llegado a la conversación',
    body: 'Hemos recibido un correo para una conversación de Fonendo, pero no hemos podido añadirlo:',
    button: 'Abrir la conversación',
    reasons: {
      closed: 'La conversación está cerrada y ya no admite mensajes.',
      noAccess: 'Esta cuenta ya no puede escribir en esa conversación.',
      empty: 'El correo no traía texto propio ni archivos: solo el mensaje al que contestaba.',
      tooLong: 'El texto tiene más de 4000 caracteres. En la conversación se puede enviar en varios mensajes.',
      tooLarge: 'El correo ocupa más de 20 MB. Los archivos se pueden enviar uno a uno desde la conversación.',
    },
  },
  replyFilesRefused: {
    subject: 'Hay archivos que no han llegado',
    heading: 'El mensaje ha llegado; estos archivos, no',
    body: 'Solo se admiten PDF sin contraseña ni contenido activo, de 5 MB como máximo y cinco por correo. No hemos podido añadir:',
    button: 'Abrir la conversación',
  },
} as const;
