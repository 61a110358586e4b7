/** Mails about reported conversations. `{braces}` are filled in by the sender. */
export const reportMails = {
  reported: {
    subject: 'Conversación denunciada: {offer}',
    heading: 'Una conversación espera revisión',
    body: 'Alguien ha denunciado la conversación sobre una candidatura a la oferta «{offer}», de {hospital}.',
    button: 'Revisar la conversación',
  },
  upheld: {
    subject: 'Hemos cerrado la conversación: {offer}',
    heading: 'La conversación denunciada está cerrada',
    body: 'Fonendo ha revisado la denuncia y ha cerrado la conversación sobre la oferta «{offer}», de {hospital}. El motivo que leen las dos partes:',
    button: 'Ver la conversación',
  },
  closed: {
    subject: 'Conversación cerrada por Fonendo: {offer}',
    heading: 'Fonendo ha cerrado una conversación',
    body: 'La conversación sobre la oferta «{offer}», de {hospital}, está cerrada: se puede leer, pero nadie puede escribir en ella, tampoco por correo. La candidatura sigue su curso. Motivo:',
    button: 'Ver la conversación',
  },
} as const;
