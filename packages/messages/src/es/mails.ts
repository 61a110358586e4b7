/** The product's mails. `{braces}` are filled in by the sender. */
export const mails = {
  greeting: 'Hola, {name}:',
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  footer: 'Fonendo · Homologación y empleo para médicos en España',
  automatic: 'Este es un mensaje automático; no hace falta que respondas.',
  verification: {
    subject: '{code} es tu código de verificación de Fonendo',
    heading: 'Verifica tu correo',
    body: 'Introduce este código en la página de verificación, o pulsa el botón, para activar tu cuenta.',
    button: 'Verificar mi cuenta',
    note: 'El código caduca en {minutes} minutos. Si no has creado una cuenta en Fonendo, ignora este mensaje.',
  },
  passwordReset: {
    subject: 'Cambia tu contraseña de Fonendo',
    heading: 'Elige una contraseña nueva',
    body: 'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta. Pulsa el botón para elegir otra.',
    button: 'Cambiar mi contraseña',
    note: 'El enlace sirve una sola vez y caduca en {minutes} minutos. Si no lo has pedido tú, ignora este mensaje: tu contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Tu contraseña de Fonendo ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    body: 'La contraseña de tu cuenta se ha cambiado el {date} (hora peninsular). Las demás sesiones se han cerrado.',
    button: 'Recuperar mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no lo reconoces, pulsa el botón y elige una contraseña nueva cuanto antes.',
  },
  accountDeleted: {
    subject: 'Tu cuenta de Fonendo se ha eliminado',
    heading: 'Hemos eliminado tu cuenta',
    body: 'Tu cuenta y tus datos personales se han eliminado a petición tuya. Este correo no podrá utilizarse para crear otra cuenta.',
    button: 'Contactar con Fonendo',
    note: 'Conservamos únicamente lo que la ley nos obliga a guardar, como las facturas. Si no has sido tú, escríbenos enseguida.',
  },
  contractSigned: {
    subject: 'Tu contrato con Fonendo, firmado',
    heading: 'Has firmado el contrato',
    body: 'Te adjuntamos una copia con la hoja de firma. Guárdala: recoge qué aceptaste, cuándo y desde dónde.',
    button: 'Continuar mi registro',
    note: 'Puedes descargarla también desde tu cuenta. Si no has firmado tú, responde cuanto antes desde el formulario de contacto.',
    fileName: 'contrato-fonendo-firmado.pdf',
  },
  paymentReceived: {
    subject: 'Pago recibido: factura {number}',
    heading: 'Hemos recibido tu pago',
    body: 'Hemos cobrado {total} por: {products}. Tu factura {number} va adjunta y también está en tu cuenta.',
    agreed:
      'Con este mensaje te confirmamos lo que contrataste el {day}: el contrato que firmaste, el precio indicado y tu petición de que empecemos antes de que acaben los 14 días para desistir. Puedes desistir mientras el servicio no se haya prestado por completo; pagarás solo la parte ya prestada.',
    button: 'Ver el pago',
    note: 'Las tasas del Estado (modelo 790, código 107) no están incluidas: se pagan aparte a la Administración.',
  },
  paymentDuplicate: {
    subject: 'Te devolvemos {total}',
    heading: 'Este pago ya estaba hecho',
    body: 'Hemos recibido {total} por: {products}, pero ya lo habías pagado. Te devolvemos el importe completo por el mismo medio de pago.',
    button: 'Ver el pago',
    note: 'No tienes que hacer nada. Según tu banco, la devolución puede tardar unos días en aparecer.',
  },
  contact: {
    subject: 'Contacto: {subject} ({name})',
    body: '{name} ({email}) escribe desde el formulario de contacto:',
    button: 'Responder',
  },
} as const;
