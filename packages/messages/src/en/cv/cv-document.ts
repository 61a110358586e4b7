import type * as es from '../../es/cv/cv-document.ts';
import type { Translation } from '../../messages.ts';

export const cvDocument: Translation<typeof es.cvDocument> = {
  title: 'CV of {name}',
  footer: '{name} · Curriculum vitae',
  present: 'present',
  sections: {
    objective: 'Professional objective',
    experience: 'Experience',
    education: 'Education',
    languages: 'Languages',
    abilities: 'Skills',
    certificates: 'Certificates',
  },
  levels: {
    nulo: 'None',
    basico: 'Basic',
    intermedio: 'Intermediate',
    avanzado: 'Advanced',
    nativo: 'Native',
  },
};
