import { describe, expect, test } from 'vitest';
import { checkWording } from './wording.ts';

const inDescription = (description: string) => checkWording({ name: null, description });
const inTitle = (name: string) => checkWording({ name, description: null });

describe('what is warned of', () => {
  test.each([
    ['Buscamos a alguien joven y dinámico.', 'age', 'joven'],
    ['Únete a un equipo joven.', 'age', 'equipo joven'],
    ['Candidatos jóvenes con ganas de aprender.', 'age', 'Candidatos jóvenes'],
    ['Edad: menor de 35 años.', 'age', 'menor de 35 años'],
    ['Recién titulado menor de 30.', 'age', 'Recién titulado menor de 30'],
    ['De 25 a 40 años.', 'age', 'De 25 a 40 años'],
    ['Edad máxima 45.', 'age', 'Edad máxima'],
    ['Hay límite de edad.', 'age', 'límite de edad'],
    ['Señorita para consulta.', 'sex', 'Señorita'],
    ['Preferentemente varón.', 'sex', 'Preferentemente varón'],
    ['Se requiere mujer con experiencia.', 'sex', 'mujer'],
    ['Solo mujeres.', 'sex', 'Solo mujeres'],
    ['Con el apoyo de una enfermera.', 'sex', 'enfermera'],
    ['Buscamos médico para urgencias.', 'sex', 'Buscamos médico'],
    ['Sexo femenino.', 'sex', 'Sexo femenino'],
    ['De nacionalidad española.', 'nationality', 'De nacionalidad española'],
    ['Solo españoles.', 'nationality', 'Solo españoles'],
    ['Abstenerse extranjeros.', 'nationality', 'Abstenerse extranjeros'],
    ['Persona soltera.', 'family', 'soltera'],
    ['Sin cargas familiares.', 'family', 'Sin cargas familiares'],
    ['Sin hijos.', 'family', 'Sin hijos'],
    ['Indique su estado civil.', 'family', 'estado civil'],
    ['Buena presencia.', 'appearance', 'Buena presencia'],
    ['Enviar fotografía.', 'appearance', 'Enviar fotografía'],
  ] as const)('%s', (text, kind, found) => {
    expect(inDescription(text)).toEqual([expect.objectContaining({ field: 'description', kind, found })]);
  });

  test.each([
    ['Médico de urgencias', 'Médico', 'Médico/a'],
    ['Cardióloga', 'Cardióloga', 'Cardiólogo/a'],
    ['Director médico', 'Director', 'Director/a'],
    ['Cirujano general', 'Cirujano', 'Cirujano/a'],
    ['Pediatra y Neumólogo', 'Neumólogo', 'Neumólogo/a'],
  ])('the title %s, which could be neutral', (title, found, suggestion) => {
    expect(inTitle(title)[0]).toEqual({ field: 'name', kind: 'title', found, suggestion });
  });

  test('in small letters, capitals or without accents alike', () => {
    for (const text of ['VARÓN', 'varon', 'Varón']) expect(inDescription(text)).toMatchObject([{ kind: 'sex' }]);
  });

  test('a suggestion says what to write instead; none says to leave it out', () => {
    expect(inDescription('Buena presencia')[0]?.suggestion).toBe('trato profesional con los pacientes');
    expect(inDescription('buscamos una enfermera')[0]?.suggestion).toBe('buscamos un/a enfermero/a');
    expect(inDescription('menor de 35 años')[0]?.suggestion).toBeNull();
  });

  test('every place, in the order of the text, each once', () => {
    const warnings = checkWording({ name: 'Médico', description: 'Varón soltero, menor de 35 años, buena presencia.' });
    expect(warnings.map(({ found }) => found)).toEqual([
      'Médico',
      'Varón',
      'soltero',
      'menor de 35 años',
      'buena presencia',
    ]);
  });
});

describe('what is not', () => {
  test.each([
    'Seguimiento de enfermedades crónicas y de la enfermedad renal.',
    'Trabajarás con el equipo de enfermería.',
    'Enfermero/a de apoyo y médicos/as residentes.',
    'Experiencia mínima de 2 años; entre 3 y 5 años de experiencia.',
    'Atención a pacientes mayores de 18 años.',
    'Servicio de la mujer y el niño, salud de la mujer.',
    'Hombre o mujer con experiencia.',
    'Igualdad entre mujeres y hombres en el acceso.',
    'Español hablado y escrito, nivel C1.',
    'Unidad de Juventud y adicciones.',
    'Casa de alquiler durante los primeros meses.',
    'El jefe de servicio coordina las guardias.',
    'Formación para titulados recientes.',
  ])('%s', (text) => {
    expect(inDescription(text)).toEqual([]);
  });

  test.each([
    'Médico/a de urgencias',
    'Cardiólogo/a',
    'Médico(a) de familia',
    'Especialista en Cardiología',
    'FEA de Radiodiagnóstico',
    'Medicina Interna',
    'Pediatra de Atención Primaria',
    'Jefatura de servicio',
  ])('the title %s', (title) => {
    expect(inTitle(title)).toEqual([]);
  });

  test('an empty offer', () => {
    expect(checkWording({ name: null, description: null })).toEqual([]);
  });
});
