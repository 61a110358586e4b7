/** What is printed on an invoice, and the names of what is sold in mails and at the gateway. */
export const invoice = {
  products: {
    recognition: 'Gestión de la homologación del título de Medicina',
    offersAccess: 'Acceso a las ofertas de empleo',
  },
  title: 'Factura {number}',
  number: 'Número',
  issuedOn: 'Fecha de expedición',
  paidOn: 'Fecha de la operación',
  seller: 'Emisor',
  buyer: 'Cliente',
  name: 'Nombre',
  taxId: 'NIF o documento',
  address: 'Domicilio',
  email: 'Correo electrónico',
  items: 'Conceptos',
  description: 'Descripción',
  price: 'Precio',
  discount: 'Descuento',
  base: 'Base imponible',
  tax: 'IVA ({rate})',
  taxNone: 'IVA (no sujeto)',
  total: 'Total',
  notSubject:
    'Operación no sujeta al IVA español: servicio prestado a un cliente particular residente fuera de la Unión Europea (art. 69.Dos de la Ley 37/1992).',
  paid: 'Pagada íntegramente por medio de la pasarela de pago.',
  stateFee: 'No incluye tasas del Estado, que se abonan directamente a la Administración (modelo 790, código 107).',
} as const;
