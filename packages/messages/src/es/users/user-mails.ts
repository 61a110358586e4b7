/**
 * Mails to somebody whose account an administrator changed. Worded without tú or usted: doctors and hospitals get the
 * same. `{braces}` are filled in by the sender.
 */
export const userMails = {
  contact: 'Contactar con Fonendo',
  blocked: {
    subject: 'Se ha bloqueado el acceso a esta cuenta de Fonendo',
    heading: 'Acceso bloqueado',
    body: 'El equipo de Fonendo ha bloqueado el acceso a la cuenta asociada a este correo. Las sesiones abiertas se han cerrado y no se puede iniciar sesión. No se ha borrado nada. El motivo es este:',
    note: 'Para recuperar el acceso o aclarar lo ocurrido, el formulario de contacto llega directamente al equipo.',
  },
  unblocked: {
    subject: 'Vuelve a estar activo el acceso a Fonendo',
    heading: 'Acceso restablecido',
    body: 'El equipo de Fonendo ha desbloqueado la cuenta asociada a este correo. Ya se puede iniciar sesión de nuevo; todo sigue como estaba.',
    button: 'Iniciar sesión',
  },
  removed: {
    subject: 'Se ha eliminado la cuenta de Fonendo asociada a este correo',
    heading: 'Cuenta eliminada',
    body: 'El equipo de Fonendo ha eliminado la cuenta asociada a este correo, con sus datos personales y sus documentos. Este correo no podrá utilizarse para crear otra cuenta.',
    note: 'Conservamos únicamente lo que la ley nos obliga a guardar, como las facturas. Si se trata de un error, el formulario de contacto llega directamente al equipo.',
  },
  updated: {
    subject: 'El equipo de Fonendo ha corregido datos de esta cuenta',
    heading: 'Datos corregidos',
    body: 'El equipo de Fonendo ha cambiado estos datos de la cuenta asociada a este correo: {fields}.',
    button: 'Revisar los datos',
    note: 'Si algo no es correcto, puede cambiarse en la cuenta o a través del formulario de contacto.',
    fields: { firstname: 'nombre', lastname: 'apellidos', phone: 'teléfono', locale: 'idioma' },
  },
  groupChanged: {
    subject: 'Ha cambiado el tipo de cuenta en Fonendo',
    heading: 'Nuevo tipo de cuenta',
    body: 'El equipo de Fonendo ha cambiado el tipo de la cuenta asociada a este correo. Ahora es: {group}. Las páginas y las acciones disponibles cambian con él.',
    button: 'Ir a Fonendo',
  },
  accessUntil: {
    subject: 'El acceso a Fonendo tiene fecha de fin',
    heading: 'Nueva fecha de fin del acceso',
    body: 'El equipo de Fonendo ha cambiado hasta cuándo sirve esta cuenta: se puede iniciar sesión hasta el {day}, incluido.',
    button: 'Ir a Fonendo',
  },
  accessWithoutEnd: {
    subject: 'El acceso a Fonendo ya no tiene fecha de fin',
    heading: 'Acceso sin fecha de fin',
    body: 'El equipo de Fonendo ha quitado la fecha en la que terminaba el acceso de esta cuenta.',
    button: 'Ir a Fonendo',
  },
  sessionsClosed: {
    subject: 'Se han cerrado las sesiones de esta cuenta de Fonendo',
    heading: 'Sesiones cerradas',
    body: 'El equipo de Fonendo ha cerrado la sesión de esta cuenta en todos los dispositivos. Se puede volver a iniciar sesión con la contraseña de siempre.',
    button: 'Iniciar sesión',
    note: 'Si alguien más pudiera conocer la contraseña, conviene cambiarla.',
  },
  emailAsked: {
    subject: 'Confirmar este correo para la cuenta de Fonendo',
    heading: 'Confirmar el nuevo correo',
    body: 'El equipo de Fonendo ha indicado este correo como el nuevo correo de la cuenta. Hay que confirmarlo con el botón; hasta entonces la cuenta conserva el anterior.',
    button: 'Confirmar el correo',
    note: 'El enlace sirve una sola vez y caduca en {hours} horas. Quien no espere este mensaje puede ignorarlo: no cambiará nada.',
  },
  emailCheck: {
    subject: 'Comprobar que llega el correo de Fonendo',
    heading: 'Este correo ha llegado',
    body: 'Se ha pedido desde la cuenta comprobar que los correos llegan a esta dirección. Con el botón queda confirmada y se vuelven a enviar los avisos elegidos en la cuenta.',
    button: 'Confirmar el correo',
    note: 'El enlace caduca en {hours} horas. Quien no espere este mensaje puede ignorarlo: no cambiará nada.',
  },
  emailNotice: {
    subject: 'Se ha pedido cambiar el correo de esta cuenta de Fonendo',
    heading: 'Cambio de correo pedido',
    body: 'El equipo de Fonendo ha pedido que esta cuenta pase a usar el correo {email}. El cambio se hará cuando se confirme desde ese correo.',
    note: 'Si este cambio no se ha solicitado, avise cuanto antes al equipo con el formulario de contacto.',
  },
  emailChanged: {
    subject: 'Ha cambiado el correo de la cuenta de Fonendo',
    heading: 'Correo cambiado',
    body: 'La cuenta usa desde ahora el correo {email}: con él se inicia sesión y a él llegan los avisos.',
    note: 'Este es el último mensaje a la dirección anterior. Si este cambio no se ha solicitado, avise cuanto antes al equipo con el formulario de contacto.',
  },
} as const;
