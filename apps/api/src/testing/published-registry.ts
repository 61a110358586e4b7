/**
 * The sequences of SuministroInformacion.xsd (tikeV1.0), as the tax agency publishes them, of what a record can hold: an
 * element in another place makes the whole record invalid. Alternatives stand beside each other.
 */
export const publishedOrder: Record<string, readonly string[]> = {
  RegistroAlta: [
    ...['IDVersion', 'IDFactura', 'RefExterna', 'NombreRazonEmisor', 'Subsanacion', 'RechazoPrevio', 'TipoFactura'],
    ...['TipoRectificativa', 'FacturasRectificadas', 'FacturasSustituidas', 'ImporteRectificacion', 'FechaOperacion'],
    ...['DescripcionOperacion', 'FacturaSimplificadaArt7273', 'FacturaSinIdentifDestinatarioArt61d', 'Macrodato'],
    ...['EmitidaPorTerceroODestinatario', 'Tercero', 'Destinatarios', 'Cupon', 'Desglose', 'CuotaTotal'],
    ...['ImporteTotal', 'Encadenamiento', 'SistemaInformatico', 'FechaHoraHusoGenRegistro'],
    ...['NumRegistroAcuerdoFacturacion', 'IdAcuerdoSistemaInformatico', 'TipoHuella', 'Huella', 'Signature'],
  ],
  IDFactura: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'],
  FacturasRectificadas: ['IDFacturaRectificada'],
  IDFacturaRectificada: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'],
  ImporteRectificacion: ['BaseRectificada', 'CuotaRectificada', 'CuotaRecargoRectificado'],
  Destinatarios: ['IDDestinatario'],
  IDDestinatario: ['NombreRazon', 'NIF', 'IDOtro'],
  IDOtro: ['CodigoPais', 'IDType', 'ID'],
  Desglose: ['DetalleDesglose'],
  DetalleDesglose: [
    ...['Impuesto', 'ClaveRegimen', 'CalificacionOperacion', 'OperacionExenta', 'TipoImpositivo'],
    ...['BaseImponibleOimporteNoSujeto', 'BaseImponibleACoste', 'CuotaRepercutida', 'TipoRecargoEquivalencia'],
    'CuotaRecargoEquivalencia',
  ],
  Encadenamiento: ['PrimerRegistro', 'RegistroAnterior'],
  RegistroAnterior: ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura', 'Huella'],
  SistemaInformatico: [
    ...['NombreRazon', 'NIF', 'IDOtro', 'NombreSistemaInformatico', 'IdSistemaInformatico', 'Version'],
    ...['NumeroInstalacion', 'TipoUsoPosibleSoloVerifactu', 'TipoUsoPosibleMultiOT', 'IndicadorMultiplesOT'],
  ],
};

/** Every element of a record that has children, with their names in order. */
export function elementsOf(xml: string): [parent: string, children: string[]][] {
  const found: [string, string[]][] = [];
  const open: [string, string[]][] = [];
  for (const [, closes, name = ''] of xml.matchAll(/<(\/?)sf:(\w+)/g)) {
    if (closes) {
      const element = open.pop();
      if (element?.[0] !== name) throw new Error(`${name} is closed, ${element?.[0]} is open`);
      if (element[1].length > 0) found.push(element);
    } else {
      open.at(-1)?.[1].push(name);
      open.push([name, []]);
    }
  }
  if (open.length > 0) throw new Error(`${open.map(([name]) => name).join(', ')} never closed`);
  return found;
}
