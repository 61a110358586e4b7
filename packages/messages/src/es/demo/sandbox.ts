/** The page of the test gateway. */
export const sandbox = {
  title: 'Pasarela de pruebas',
  badge: 'No se cobra dinero',
  seller: 'Pago a Fonendo, impuestos incluidos',
  pay: 'Pagar {amount}',
  fail: 'Rechazar el pago',
  cancel: 'Cancelar',
  note: 'Elige cómo debe terminar este pago de prueba. Ninguna tarjeta ni cuenta interviene.',
  ended: 'Este pago ya ha terminado o su página ha caducado.',
  back: 'Volver a Fonendo',
} as const;
