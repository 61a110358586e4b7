/** The contract on screen. What it says is in contract-terms.ts. */
export const contracts = {
  title: 'Contrato',
  lead: 'Léelo con calma. Firmarlo no tiene coste: solo pagas lo que elijas después.',
  downloadPdf: 'Descargar PDF',
  downloadSigned: 'Descargar copia firmada',
  downloadFailed: 'No hemos podido descargar el contrato',
  offeredFile: 'contrato-fonendo.pdf',
  signedFile: 'contrato-fonendo-firmado.pdf',
  signature: 'Firma del contrato',
  accept: 'He leído el contrato y lo acepto',
  name: 'Nombre y apellidos',
  nameHelp: 'Escríbelos como firma: {name}',
  evidence:
    'Guardamos la fecha, la dirección IP, el navegador y la huella del PDF como prueba de la firma. Te enviamos una copia por correo.',
  sign: 'Firmar contrato',
  signedToast: 'Contrato firmado',
  signedToastHelp: 'Te hemos enviado una copia por correo.',
  signedBy: 'Firmado por {name}',
  signedAt: '{date} · versión {version}',
  loadFailed: 'No hemos podido abrir el contrato',
  loadFailedHelp: 'No se ha perdido nada. Comprueba tu conexión y vuelve a intentarlo.',
} as const;
