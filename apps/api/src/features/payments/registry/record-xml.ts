import {
  isSpanishTaxId,
  type RegisteredInvoice,
  registryAmount,
  registryCountry,
  registryDate,
  registryName,
} from '@fonendo/domain/payments/invoice-registry';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { isNotSubject, type TaxRule } from '@fonendo/domain/payments/tax';
import { invoice as text } from '@fonendo/messages/es/payments/invoice';
import type { InvoiceRow } from '../settlement/settlement.repository.ts';

const registryNamespace =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd';

/** The program that keeps the registry, as every record names it. Its maker is the seller. */
const program = { name: 'Fonendo', id: 'FO', version: '1.0', installation: '1' } as const;

/** A part of an invoice's identity: of the record before, or of what is rectified. */
export type InvoiceIdentity = { issuerTaxId: string; number: string; issuedOn: string };

export type RecordFacts = {
  invoice: InvoiceRow;
  registered: RegisteredInvoice;
  previous: (InvoiceIdentity & { hash: string }) | null;
  rectified: (InvoiceIdentity & { baseCents: number; taxCents: number }) | null;
  isSent: boolean;
  generatedAt: string;
  hash: string;
};

/** A name and its text, or its children; nothing where it is left out. */
type Element = readonly [name: string, content: string | readonly (Element | null)[]];

/** The record of an invoice, in the structure and order that the tax agency publishes (RegistroAlta). */
export function recordXml(facts: RecordFacts): string {
  const { invoice, registered, previous, isSent, generatedAt, hash } = facts;
  const { seller } = invoice;
  const elements: (Element | null)[] = [
    ['IDVersion', '1.0'],
    ['IDFactura', identity(registered)],
    ['NombreRazonEmisor', registryName(seller.name)],
    ['TipoFactura', registered.type],
    ...rectification(facts),
    ['DescripcionOperacion', describe(invoice)],
    ['Destinatarios', [['IDDestinatario', buyerElements(invoice.buyer)]]],
    ['Desglose', [['DetalleDesglose', breakdown(invoice)]]],
    ['CuotaTotal', registryAmount(invoice.taxCents)],
    ['ImporteTotal', registryAmount(invoice.totalCents)],
    [
      'Encadenamiento',
      previous ? [['RegistroAnterior', [...identity(previous), ['Huella', previous.hash]]]] : [['PrimerRegistro', 'S']],
    ],
    [
      'SistemaInformatico',
      [
        ['NombreRazon', registryName(seller.name)],
        ['NIF', seller.taxId],
        ['NombreSistemaInformatico', program.name],
        ['IdSistemaInformatico', program.id],
        ['Version', program.version],
        ['NumeroInstalacion', program.installation],
        ['TipoUsoPosibleSoloVerifactu', isSent ? 'S' : 'N'],
        ['TipoUsoPosibleMultiOT', 'N'],
        ['IndicadorMultiplesOT', 'N'],
      ],
    ],
    ['FechaHoraHusoGenRegistro', generatedAt],
    // 01 is SHA-256.
    ['TipoHuella', '01'],
    ['Huella', hash],
  ];
  return `<sf:RegistroAlta xmlns:sf="${registryNamespace}">${written(elements)}</sf:RegistroAlta>`;
}

const identity = ({ issuerTaxId, number, issuedOn }: InvoiceIdentity): Element[] => [
  ['IDEmisorFactura', issuerTaxId],
  ['NumSerieFactura', number],
  ['FechaExpedicionFactura', registryDate(issuedOn)],
];

/** I: by difference, S: it replaces the first one, whose amounts it has to name. */
function rectification({ registered, rectified }: RecordFacts): (Element | null)[] {
  if (!rectified) return [];
  const replaces = registered.type === 'R4';
  return [
    ['TipoRectificativa', replaces ? 'S' : 'I'],
    ['FacturasRectificadas', [['IDFacturaRectificada', identity(rectified)]]],
    replaces
      ? [
          'ImporteRectificacion',
          [
            ['BaseRectificada', registryAmount(rectified.baseCents)],
            ['CuotaRectificada', registryAmount(rectified.taxCents)],
          ],
        ]
      : null,
  ];
}

const describe = ({ lines }: InvoiceRow): string => lines.map(({ product }) => text.products[product]).join('; ');

/** Without a Spanish number, by another document of the country of residence (06). */
const buyerElements = ({ name, taxId, country }: BillingParty): Element[] => [
  ['NombreRazon', registryName(name)],
  isSpanishTaxId(taxId)
    ? ['NIF', taxId]
    : [
        'IDOtro',
        [
          ['CodigoPais', registryCountry(country)],
          ['IDType', '06'],
          ['ID', taxId],
        ],
      ],
];

/** 01: VAT in the general regime; S1: subject; N2: not subject by the rules of place. */
function breakdown({ taxRule, taxRate, baseCents, taxCents }: InvoiceRow): (Element | null)[] {
  const notSubject = isNotSubject(taxRule as TaxRule, taxRate);
  return [
    ['Impuesto', '01'],
    ['ClaveRegimen', '01'],
    ['CalificacionOperacion', notSubject ? 'N2' : 'S1'],
    notSubject ? null : ['TipoImpositivo', (taxRate / 100).toFixed(2)],
    ['BaseImponibleOimporteNoSujeto', registryAmount(baseCents)],
    notSubject ? null : ['CuotaRepercutida', registryAmount(taxCents)],
  ];
}

const written = (elements: readonly (Element | null)[]): string =>
  elements
    .filter((element) => element !== null)
    .map(([name, content]) => {
      const inner = typeof content === 'string' ? xmlText(content) : written(content);
      return `<sf:${name}>${inner}</sf:${name}>`;
    })
    .join('');

/** Text for an element, without control characters, which no XML may hold. */
export const xmlText = (value: string): string =>
  value
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
