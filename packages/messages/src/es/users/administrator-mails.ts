/** Mails about invited administrators. `{braces}` are filled in by the sender. */
export const administratorMails = {
  invitation: {
    subject: 'Invitación para administrar Fonendo',
    heading: 'Una invitación para administrar Fonendo',
    body: '{inviter} le invita a administrar Fonendo con el perfil de {group}. Con el botón podrá elegir su contraseña y entrar.',
    until: 'El acceso es hasta el {day}, incluido.',
    button: 'Aceptar la invitación',
    note: 'El enlace sirve una sola vez y caduca el {date} (hora peninsular). Si no esperaba esta invitación, ignore este mensaje: no se creará ninguna cuenta.',
  },
  joined: {
    subject: '{name} ya administra Fonendo',
    heading: 'Una invitación aceptada',
    body: '{name} ha aceptado la invitación y ya administra Fonendo con el perfil de {group}.',
    button: 'Ver su cuenta',
    note: 'Si nadie debía recibir este acceso, puede bloquearse desde su cuenta.',
  },
} as const;
