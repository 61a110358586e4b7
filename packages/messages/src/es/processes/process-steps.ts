/** The steps of a selection, wherever they are shown. */
export const processSteps = {
  label: 'Pasos de la selección',
  types: {
    documentRequest: 'Solicitud de documentación',
    internal: 'Gestión interna',
    interview: 'Entrevista',
  },
  optional: 'Opcional',
  minutes: '{minutes} minutos',
  asks: 'Se pide:',
  detailed: '{document} ({detail})',
} as const;
