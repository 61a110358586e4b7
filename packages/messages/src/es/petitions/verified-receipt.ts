/** The page that confirms a receipt. */
export const verify = {
  heading: 'Comprobar un justificante',
  valid: 'El justificante es auténtico',
  validHelp: 'Fonendo lo emitió con estos datos. Por privacidad no mostramos de quién es.',
  code: 'Código',
  reference: 'Solicitud',
  issued: 'Emitido',
  issuedAt: '{moment}, hora peninsular',
  documents: 'Documentos enviados',
  sha256: 'Huella SHA-256',
  sha256Help:
    'Compárala con la que lleva impresa el justificante: si una sola cifra cambia, el documento no es el mismo.',
  unknown: 'Este código no corresponde a ningún justificante',
  unknownHelp: 'Comprueba que lo has copiado entero, con sus guiones. Si lo está, el documento no lo emitió Fonendo.',
  tooMany: 'Demasiadas comprobaciones seguidas',
  tooManyHelp: 'Espera un minuto y vuelve a intentarlo.',
  offline: 'No hemos podido comprobar el código',
  offlineHelp: 'Puede ser un fallo de conexión. Esto no dice nada sobre el justificante: vuelve a intentarlo.',
  field: 'Código del justificante',
  fieldHelp: 'Está al pie del PDF, junto a la huella.',
  submit: 'Comprobar código',
  another: 'Comprobar otro código',
} as const;
