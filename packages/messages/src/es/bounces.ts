import type { BounceReason } from '@fonendo/domain/bounces/bounce';

/** Mail that does not arrive. `doctor` is for doctors (tú); `staff` for hospitals and administrators. */
export const bounces = {
  label: 'Correo que no llega',
  title: {
    doctor: 'No podemos entregarte correo en {email}',
    staff: 'No se puede entregar correo en {email}',
  },
  /** After the title, and for administrators after whose it is. */
  reasons: {
    address: 'El servidor de correo dice que esa dirección no existe.',
    closed: 'El servidor de correo dice que ese buzón está cerrado.',
    full: 'El buzón está lleno.',
    refused: 'El proveedor de correo rechaza los mensajes de Fonendo.',
    unreachable: 'No se llega al servidor de correo de esa dirección.',
    other: 'El servidor de correo rechaza los mensajes.',
  } satisfies Record<BounceReason, string>,
  help: {
    doctor:
      'Hasta que lo resuelvas solo te enviamos los correos imprescindibles; lo demás te espera aquí, en los avisos.',
    staff: 'Hasta que se resuelva solo se envían los correos imprescindibles; lo demás queda aquí, en los avisos.',
  },
  check: 'Comprobar la dirección',
  checked: 'Correo de comprobación enviado',
  checkedHelp: {
    doctor: 'Si llega a {email}, abre su enlace y volveremos a enviarte los avisos.',
    staff: 'Si llega a {email}, al abrir su enlace se volverán a enviar los avisos.',
  },
  notChecked: 'No se ha podido enviar el correo',
  change: 'Pedir que se cambie',
} as const;
