/** Mails with what was written in a conversation. `{braces}` are filled in by the sender. */
export const conversationMails = {
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
} as const;
