/** How administrators are invited, and what they read when they accept. */
export const administrators = {
  invite: 'Invitar a un administrador',
  title: 'Administradores invitados sin aceptar',
  until: 'acceso hasta el {date}',
  expires: 'la invitación caduca el {date}',
  expired: 'Caducada',
  sent: 'Invitación enviada a {email}',
  resend: 'Enviar de nuevo',
  resent: 'Invitación enviada de nuevo a {email}',
  resendFailed: 'No se ha podido enviar la invitación',
  tooSoon: 'Se envió hace menos de un minuto. Espere un momento.',
  revoke: 'Retirar invitación…',
  revoked: 'Invitación retirada',
  revokeFailed: 'No se ha podido retirar la invitación',
  revocation: {
    title: '¿Retirar la invitación de {name}?',
    description: 'El enlace que recibió dejará de funcionar. Podrá invitarse de nuevo cuando se quiera.',
    action: 'Retirar invitación',
  },
  groups: {
    admin: 'Revisa solicitudes, documentos, hospitales y ofertas, y gestiona las cuentas de médicos y hospitales.',
    superadmin: 'Lo mismo, y además invita a otros administradores y cambia sus cuentas.',
  },
  form: {
    title: 'Invitar a un administrador',
    lead: 'Recibirá un correo con un enlace para elegir su contraseña. El enlace sirve durante 7 días.',
    firstname: 'Nombre',
    lastname: 'Apellidos',
    email: 'Correo electrónico',
    group: 'Perfil',
    accessUntil: 'Último día de acceso',
    accessUntilHelp: 'Al terminar ese día (hora peninsular) sus sesiones se cierran. Vacío: sin fecha de fin.',
    send: 'Enviar invitación',
  },
  join: {
    title: 'Administre Fonendo',
    lead: 'Le han invitado a administrar Fonendo con el perfil de {group}. Elija una contraseña para entrar.',
    leadUntil:
      'Le han invitado a administrar Fonendo con el perfil de {group} hasta el {date}, incluido. Elija una contraseña para entrar.',
    welcome: 'Le damos la bienvenida a la administración de Fonendo',
  },
} as const;
