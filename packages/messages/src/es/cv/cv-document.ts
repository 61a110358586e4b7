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
    none: 'Nulo',
    basic: 'Básico',
    intermediate: 'Intermedio',
    advanced: 'Avanzado',
    native: 'Nativo',
  },
} as const;
