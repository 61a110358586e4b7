/** The contact form. */
export const contact = {
  heading: 'Contacto',
  lead: '¿No encuentras la respuesta? Escríbenos y te responderemos por correo.',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar mensaje',
  trap: 'No rellenes este campo',
  sent: {
    heading: 'Mensaje enviado',
    lead: 'Lo hemos recibido. Te responderemos a {email}.',
    again: 'Escribir otro mensaje',
  },
} as const;
