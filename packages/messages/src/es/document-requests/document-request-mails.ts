/** Mails about papers that a hospital asks a candidate for. `{braces}` are filled in by the sender. */
export const documentRequestMails = {
  documentsRequested: {
    subject: '{hospital} te solicita documentación',
    heading: 'Te solicitan documentación',
    body: '{hospital} necesita lo siguiente para seguir con tu candidatura a «{offer}». Tienes hasta el {due}.',
    button: 'Subir los documentos',
    note: 'Puedes subirlos aunque tu CV y tus documentos estén bloqueados por la candidatura.',
  },
  requestedDocumentHandedIn: {
    subject: '{hospital} ha aportado un documento tuyo: {document}',
    heading: 'Han aportado un documento por ti',
    body: '{hospital} ha añadido «{document}» a tu candidatura a «{offer}». Consta que lo entregó su personal. Ábrelo y comprueba que es el correcto: puedes sustituirlo hasta que lo acepten.',
    button: 'Ver el documento',
  },
  requestedDocumentAskedAgain: {
    subject: 'Te solicitan de nuevo: {document}',
    heading: 'Hace falta corregir un documento',
    body: '{hospital} ha revisado «{document}» y necesita que lo subas de nuevo antes del {due} (ese día incluido). Este es el motivo:',
    button: 'Subir el documento',
  },
  documentRequestDue: {
    subject: 'Entrega tus documentos antes del {due}',
    heading: 'Se acerca la fecha',
    body: '{hospital} espera estos documentos de tu candidatura a «{offer}» hasta el {due}, incluido:',
    button: 'Subir los documentos',
  },
} as const;
