import type * as es from '../../es/payments/invoice.ts';
import type { Translation } from '../../messages.ts';

export const invoice: Translation<typeof es.invoice> = {
  products: {
    recognition: 'Handling of the recognition of a medical degree',
    offersAccess: 'Access to job offers',
  },
  title: 'Invoice {number}',
  rectifyingTitle: 'Rectifying invoice {number}',
  rectifies: 'Rectifies invoice',
  rectifiesValue: '{number}, of {date}',
  rectifiedBy: 'Way',
  byDifference: 'By difference',
  bySubstitution: 'By substitution',
  reason: 'Reason',
  qr: 'QR tributario:',
  qrAlternative: 'QR code to check the invoice at the Spanish tax agency',
  // The law prescribes these words, whatever the language of the invoice.
  verifiable: 'Factura verificable en la sede electrónica de la AEAT',
  number: 'Number',
  issuedOn: 'Date of issue',
  paidOn: 'Date of the transaction',
  seller: 'Seller',
  buyer: 'Client',
  name: 'Name',
  taxId: 'Tax or identity number',
  address: 'Address',
  email: 'Email',
  items: 'Items',
  description: 'Description',
  price: 'Price',
  discount: 'Discount',
  base: 'Tax base',
  tax: 'VAT ({rate})',
  taxNone: 'VAT (not subject)',
  total: 'Total',
  notSubject:
    'Not subject to Spanish VAT: service to a private client resident outside the European Union (art. 69.Dos, Ley 37/1992).',
  paid: 'Paid in full through the payment gateway.',
  stateFee: 'State fees are not included: they are paid directly to the administration (form 790, code 107).',
};
