/** Mails to the people of a hospital. `{braces}` are filled in by the sender. */
export const hospitalMails = {
  blocked: {
    subject: 'Se ha bloqueado el acceso de {hospital}',
    heading: 'Acceso bloqueado',
    body: 'Hemos bloqueado el acceso de {hospital} a Fonendo. Nadie de su equipo puede iniciar sesión y sus ofertas han dejado de mostrarse a los médicos. No se ha borrado nada. El motivo es este:',
    button: 'Contactar con Fonendo',
    note: 'Para recuperar el acceso o aclarar lo ocurrido, escríbanos desde el formulario de contacto.',
  },
  unblocked: {
    subject: '{hospital} vuelve a tener acceso a Fonendo',
    heading: 'Acceso restablecido',
    body: 'El equipo de {hospital} puede iniciar sesión de nuevo y sus ofertas abiertas vuelven a mostrarse a los médicos.',
    button: 'Iniciar sesión',
  },
  invitation: {
    subject: 'Invitación al equipo de {hospital} en Fonendo',
    heading: 'Una invitación de {hospital}',
    body: '{inviter} le invita a unirse al equipo de {hospital} en Fonendo con el perfil de {role}. Con el botón podrá elegir su contraseña y entrar.',
    button: 'Aceptar la invitación',
    note: 'El enlace sirve una sola vez y caduca el {date} (hora peninsular). Si no esperaba esta invitación, ignore este mensaje: no se creará ninguna cuenta.',
  },
  joined: {
    subject: '{name} se ha unido al equipo de {hospital}',
    heading: 'Una invitación aceptada',
    body: '{name} ha aceptado la invitación y ya trabaja en Fonendo con el perfil de {role}.',
    button: 'Ver los perfiles',
  },
  roleChanged: {
    subject: 'Su perfil en {hospital} ha cambiado',
    heading: 'Su perfil ha cambiado',
    body: '{by} ha cambiado su perfil en {hospital}: ahora es {role}. Lo que puede hacer en Fonendo ha cambiado con él.',
    button: 'Ir a Fonendo',
  },
  removed: {
    subject: 'Su acceso al equipo de {hospital} ha terminado',
    heading: 'Su acceso ha terminado',
    body: '{by} ha retirado su perfil del equipo de {hospital}. Su cuenta se ha cerrado y sus datos personales se han eliminado; lo que hizo en nombre del hospital se conserva sin su nombre.',
    button: 'Contactar con Fonendo',
    note: 'Si cree que es un error, hable con el hospital: puede volver a invitarle con este mismo correo.',
  },
} as const;
