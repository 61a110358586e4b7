/**
 * What SuministroInformacion.xsd (tikeV1.0) of the tax agency says of the elements that a record can hold: their order,
 * which have to be there, which exclude each other and what may stand in them. One that does not fit makes the whole
 * record invalid. `Signature` is left out: it belongs to another schema, and records of this product have none.
 */
type Child = { name: string; optional?: true; text?: RegExp };

/** Children in their order; those in one inner list are alternatives, of which exactly one is there. */
type Sequence = readonly (Child | readonly Child[])[];

const upTo = (length: number): RegExp => new RegExp(`^.{0,${length}}$`, 'su');
const oneOf = (...values: string[]): RegExp => new RegExp(`^(${values.join('|')})$`);

const taxNumber = /^.{9}$/su;
const day = /^\d{2}-\d{2}-\d{4}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;
const amount = /^[+-]?\d{1,12}(\.\d{0,2})?$/;
const rate = /^\d{1,3}(\.\d{0,2})?$/;
const yesOrNo = oneOf('S', 'N');

const identity: Sequence = [
  { name: 'IDEmisorFactura', text: taxNumber },
  { name: 'NumSerieFactura', text: /^.{1,60}$/su },
  { name: 'FechaExpedicionFactura', text: day },
];
const namedParty: Sequence = [
  { name: 'NombreRazon', text: upTo(120) },
  [{ name: 'NIF', text: taxNumber }, { name: 'IDOtro' }],
];

/** The codes of CountryType2: those of ISO 3166 but nine, and five of the agency's own. */
const unpublishedCountries = ['AX', 'BL', 'EH', 'GF', 'GP', 'MF', 'MQ', 'RE', 'SJ'];
const country = new RegExp(`^(?!${unpublishedCountries.join('|')})[A-Z]{2}$`);

const published: Record<string, Sequence> = {
  RegistroAlta: [
    { name: 'IDVersion', text: oneOf('1\\.0') },
    { name: 'IDFactura' },
    { name: 'RefExterna', optional: true, text: upTo(60) },
    { name: 'NombreRazonEmisor', text: upTo(120) },
    { name: 'Subsanacion', optional: true, text: yesOrNo },
    { name: 'RechazoPrevio', optional: true, text: oneOf('N', 'S', 'X') },
    { name: 'TipoFactura', text: oneOf('F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5') },
    { name: 'TipoRectificativa', optional: true, text: oneOf('S', 'I') },
    { name: 'FacturasRectificadas', optional: true },
    { name: 'FacturasSustituidas', optional: true },
    { name: 'ImporteRectificacion', optional: true },
    { name: 'FechaOperacion', optional: true, text: day },
    { name: 'DescripcionOperacion', text: upTo(500) },
    { name: 'FacturaSimplificadaArt7273', optional: true, text: yesOrNo },
    { name: 'FacturaSinIdentifDestinatarioArt61d', optional: true, text: yesOrNo },
    { name: 'Macrodato', optional: true, text: yesOrNo },
    { name: 'EmitidaPorTerceroODestinatario', optional: true, text: oneOf('D', 'T') },
    { name: 'Tercero', optional: true },
    { name: 'Destinatarios', optional: true },
    { name: 'Cupon', optional: true, text: yesOrNo },
    { name: 'Desglose' },
    { name: 'CuotaTotal', text: amount },
    { name: 'ImporteTotal', text: amount },
    { name: 'Encadenamiento' },
    { name: 'SistemaInformatico' },
    { name: 'FechaHoraHusoGenRegistro', text: moment },
    { name: 'NumRegistroAcuerdoFacturacion', optional: true, text: upTo(15) },
    { name: 'IdAcuerdoSistemaInformatico', optional: true, text: upTo(16) },
    { name: 'TipoHuella', text: oneOf('01') },
    { name: 'Huella', text: upTo(64) },
  ],
  IDFactura: identity,
  FacturasRectificadas: [{ name: 'IDFacturaRectificada' }],
  IDFacturaRectificada: identity,
  ImporteRectificacion: [
    { name: 'BaseRectificada', text: amount },
    { name: 'CuotaRectificada', text: amount },
    { name: 'CuotaRecargoRectificado', optional: true, text: amount },
  ],
  Destinatarios: [{ name: 'IDDestinatario' }],
  IDDestinatario: namedParty,
  IDOtro: [
    { name: 'CodigoPais', optional: true, text: country },
    { name: 'IDType', text: oneOf('02', '03', '04', '05', '06', '07') },
    { name: 'ID', text: upTo(20) },
  ],
  Desglose: [{ name: 'DetalleDesglose' }],
  DetalleDesglose: [
    { name: 'Impuesto', optional: true, text: oneOf('01', '02', '03', '05') },
    { name: 'ClaveRegimen', optional: true, text: /^(0[1-9]|1[014579]|18|2[01])$/ },
    [
      { name: 'CalificacionOperacion', text: oneOf('S1', 'S2', 'N1', 'N2') },
      { name: 'OperacionExenta', text: /^E[1-8]$/ },
    ],
    { name: 'TipoImpositivo', optional: true, text: rate },
    { name: 'BaseImponibleOimporteNoSujeto', text: amount },
    { name: 'BaseImponibleACoste', optional: true, text: amount },
    { name: 'CuotaRepercutida', optional: true, text: amount },
    { name: 'TipoRecargoEquivalencia', optional: true, text: rate },
    { name: 'CuotaRecargoEquivalencia', optional: true, text: amount },
  ],
  Encadenamiento: [[{ name: 'PrimerRegistro', text: oneOf('S') }, { name: 'RegistroAnterior' }]],
  RegistroAnterior: [...identity, { name: 'Huella', text: upTo(64) }],
  SistemaInformatico: [
    ...namedParty,
    { name: 'NombreSistemaInformatico', text: upTo(30) },
    { name: 'IdSistemaInformatico', text: upTo(2) },
    { name: 'Version', text: upTo(50) },
    { name: 'NumeroInstalacion', text: upTo(100) },
    { name: 'TipoUsoPosibleSoloVerifactu', text: yesOrNo },
    { name: 'TipoUsoPosibleMultiOT', text: yesOrNo },
    { name: 'IndicadorMultiplesOT', text: yesOrNo },
  ],
};

type Element = { name: string; children: Element[]; text: string };

/** Everything in a record that the published structure does not allow, in words; nothing when it is valid. */
export const findViolations = (xml: string): string[] => violationsIn(parse(xml));

function violationsIn({ name, children }: Element): string[] {
  const sequence = published[name];
  if (!sequence) return [`${name} may not hold other elements`];
  const problems: string[] = [];
  const left = [...children];
  for (const place of sequence) {
    const allowed = 'name' in place ? [place] : place;
    const child = allowed.find((candidate) => candidate.name === left[0]?.name);
    const element = child && left.shift();
    if (child && element) problems.push(...violationsOf(child, element).map((problem) => `${name} > ${problem}`));
    else if (!allowed.some(({ optional }) => optional)) {
      problems.push(`${name} lacks ${allowed.map((missing) => missing.name).join(' or ')}`);
    }
  }
  return [...problems, ...left.map((element) => `${name} holds ${element.name} where it may not stand`)];
}

function violationsOf({ name, text }: Child, element: Element): string[] {
  if (!text) return violationsIn(element);
  if (element.children.length > 0) return [`${name} may hold text only`];
  return text.test(element.text) ? [] : [`${name} may not be "${element.text}"`];
}

/** Reads the plain XML of a record: elements of one namespace, their text, no other attribute than the namespace. */
function parse(xml: string): Element {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  for (const [, closes, name = '', text = ''] of xml.matchAll(/<(\/?)sf:(\w+)[^>]*>([^<]*)/g)) {
    const parent = open.at(-1) ?? root;
    if (closes) {
      if (parent.name !== name) throw new Error(`${name} is closed, ${parent.name} is open`);
      open.pop();
    } else {
      const element = { name, children: [], text: plain(text) };
      parent.children.push(element);
      open.push(element);
    }
  }
  const [record] = root.children;
  if (open.length > 1 || !record || root.children.length > 1) throw new Error(`not one whole record: ${xml}`);
  return record;
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
