/**
 * Mails about how somebody signs in. Worded without tú or usted: doctors and hospitals get the same. `{braces}` are
 * filled in by the sender; `{date}` is in Spain's mainland time.
 */
export const securityMails = {
  button: 'Revisar la seguridad de la cuenta',
  note: 'Si no se reconoce este cambio, conviene cambiar la contraseña cuanto antes y revisar los métodos de acceso de la cuenta.',
  totpAdded: {
    subject: 'Verificación en dos pasos activada en Fonendo',
    heading: 'Aplicación de autenticación activada',
    body: 'El {date} (hora peninsular) se ha activado una aplicación de autenticación en esta cuenta. Desde ahora, al iniciar sesión con la contraseña se pedirá también un código de la aplicación.',
  },
  totpRemoved: {
    subject: 'Aplicación de autenticación desactivada en Fonendo',
    heading: 'Aplicación de autenticación desactivada',
    body: 'El {date} (hora peninsular) se ha desactivado la aplicación de autenticación de esta cuenta. Sus códigos ya no sirven para iniciar sesión.',
  },
  passkeyAdded: {
    subject: 'Nueva llave de acceso en Fonendo',
    heading: 'Llave de acceso añadida',
    body: 'El {date} (hora peninsular) se ha añadido a esta cuenta la llave de acceso «{name}». Con ella se puede iniciar sesión sin contraseña.',
  },
  passkeyRemoved: {
    subject: 'Llave de acceso eliminada en Fonendo',
    heading: 'Llave de acceso eliminada',
    body: 'El {date} (hora peninsular) se ha eliminado de esta cuenta la llave de acceso «{name}». Ya no sirve para iniciar sesión.',
  },
  codesReplaced: {
    subject: 'Nuevos códigos de recuperación en Fonendo',
    heading: 'Códigos de recuperación renovados',
    body: 'El {date} (hora peninsular) se han creado códigos de recuperación nuevos para esta cuenta. Los anteriores ya no sirven.',
  },
  codeUsed: {
    subject: 'Se ha utilizado un código de recuperación en Fonendo',
    heading: 'Código de recuperación utilizado',
    body: 'El {date} (hora peninsular) se ha iniciado sesión en esta cuenta con un código de recuperación. Códigos sin utilizar: {left}.',
  },
  reset: {
    subject: 'Verificación en dos pasos restablecida en Fonendo',
    heading: 'Verificación en dos pasos restablecida',
    body: 'El {date} (hora peninsular) el equipo de Fonendo ha retirado los métodos de verificación de esta cuenta: la aplicación, las llaves de acceso y los códigos de recuperación. Las sesiones se han cerrado y se puede iniciar sesión con la contraseña.',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en Fonendo',
    heading: 'Inicio de sesión en un dispositivo nuevo',
    body: 'El {date} (hora peninsular) se ha iniciado sesión en esta cuenta desde un dispositivo que no se había utilizado antes: {device}, desde la red {network}.',
    device: '{browser} en {system}',
    unknown: 'dispositivo desconocido',
  },
} as const;
