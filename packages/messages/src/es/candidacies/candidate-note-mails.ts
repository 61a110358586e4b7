/** Mails about a hospital's notes among its own people. `{braces}` are filled in by the sender. */
export const candidateNoteMails = {
  mentionedInNote: {
    subject: '{by} le menciona en una nota: {offer}',
    heading: 'Le mencionan en una nota',
    body: '{by} le ha mencionado en una nota interna sobre una candidatura a la oferta «{offer}». La nota solo se lee en la página.',
    button: 'Leer la nota',
  },
} as const;
