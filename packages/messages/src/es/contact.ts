/** The contact form. */
export const contact = {
  heading: 'Contacto',
  lead: '¿La respuesta no está aquí? Contestamos por correo.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  trap: 'Este campo se deja vacío',
  sent: {
    heading: 'Mensaje enviado',
    lead: 'Lo hemos recibido. Responderemos a {email}.',
    again: 'Escribir otro mensaje',
  },
} as const;
