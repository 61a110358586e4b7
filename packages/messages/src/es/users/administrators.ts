/** How administrators are invited, and what they read when they accept. */
export const administrators = {
  invite: 'Invitar a un administrador',
  title: 'Administradores invitados sin aceptar',
  until: 'acceso hasta el {date}',
  sent: 'Invitación enviada a {email}',
  groups: {
    admin: 'Revisa solicitudes, documentos, hospitales y ofertas, y gestiona las cuentas de médicos y hospitales.',
    superadmin: 'Lo mismo, y además invita a otros administradores y cambia sus cuentas.',
  },
  form: {
    title: 'Invitar a un administrador',
    lead: 'Recibirá un correo con un enlace para elegir su contraseña. El enlace sirve durante 7 días.',
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
