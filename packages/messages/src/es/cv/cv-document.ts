/** The words of a printed CV; the editor's preview shows the same. */
export const cvDocument = {
  title: 'Currículum de {name}',
  footer: '{name} · Currículum',
  present: 'actualidad',
  sections: {
    objective: 'Objetivo profesional',
    experience: 'Experiencia',
    education: 'Formación',
    languages: 'Idiomas',
    abilities: 'Competencias',
    certificates: 'Certificados',
  },
  levels: {
    nulo: 'Nulo',
    basico: 'Básico',
    intermedio: 'Intermedio',
    avanzado: 'Avanzado',
    nativo: 'Nativo',
  },
} as const;
