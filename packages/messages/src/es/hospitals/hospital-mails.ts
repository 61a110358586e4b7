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
  approved: {
    subject: '{hospital} ya está aprobado en Fonendo',
    heading: 'Hospital aprobado',
    body: 'Hemos comprobado los datos de {hospital}. El directorio de médicos está abierto: se puede buscar a quienes permiten que los hospitales los encuentren y recomendarles ofertas.',
    withOffer: 'También hemos aprobado la oferta «{offer}»: los médicos ya pueden verla e inscribirse.',
    button: 'Ver los médicos',
  },
  refused: {
    subject: 'Los datos de {hospital} necesitan una corrección',
    heading: 'Falta algo para aprobar el hospital',
    body: 'Hemos revisado los datos de {hospital} y todavía no podemos aprobarlo. El motivo es este:',
    button: 'Corregir los datos',
    note: 'Al guardar la corrección, nuestro equipo los revisará de nuevo. Mientras tanto se pueden seguir escribiendo ofertas; el directorio de médicos permanece cerrado.',
  },
  received: {
    subject: 'Hospital por aprobar: {hospital}',
    heading: 'Un hospital espera aprobación',
    body: '{hospital} ha completado sus datos o los ha cambiado. Hasta que se apruebe no ve a ningún médico que no se haya inscrito en sus ofertas.',
    button: 'Revisar el hospital',
  },
  cifClaimed: {
    subject: 'CIF reclamado: {cif}',
    heading: 'Dos hospitales con el mismo CIF',
    body: '«{name}» ha indicado el CIF {cif}, que ya es de otro hospital. No se ha guardado nada. Hay que comprobar quién es quién y responder.',
    button: 'Ver las reclamaciones',
  },
  cifClaimAnswered: {
    subject: 'Sobre el CIF {cif}',
    heading: 'Hemos revisado el CIF',
    body: 'Se registró el CIF {cif}, que ya era de otro hospital. Esta es la respuesta de nuestro equipo:',
    button: 'Ir a los datos del hospital',
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
