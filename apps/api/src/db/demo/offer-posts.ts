import type { WorkingDay } from '@fonendo/domain/offers/terms';

/** A post as hospitals describe it, without its place. */
export type DemoPost = {
  name: string;
  speciality: string;
  /** Gross euros a year: the lower end of the range. */
  salary: number;
  years: number;
  /** Where the text names it. */
  workingDay?: WorkingDay;
  text: string;
};

export const demoPosts: readonly DemoPost[] = [
  {
    name: 'Medicina general en urgencias',
    speciality: 'Medicina general (sin especialidad)',
    salary: 42_000,
    years: 2,
    text: 'Atenderás el circuito de agudos de un servicio con 310 urgencias al día, junto a 24 facultativos y con radiología y laboratorio presenciales las 24 horas.\n\nCinco guardias al mes, ya incluidas en el salario, y dos meses de acogida con un tutor del servicio.',
  },
  {
    name: 'FEA de Cardiología',
    speciality: 'Cardiología',
    salary: 58_000,
    years: 3,
    text: 'Consulta de cardiología general, ecocardiografía y planta de hospitalización con 18 camas. El servicio tiene dos salas de hemodinámica y participa en el código infarto de la provincia.\n\nBuscamos a alguien con autonomía en ecocardiografía transtorácica; la transesofágica se aprende aquí.',
  },
  {
    name: 'Pediatra de atención primaria',
    speciality: 'Pediatría y sus Áreas Específicas',
    salary: 52_000,
    years: 1,
    workingDay: 'full',
    text: 'Cupo de 820 menores repartido con otra pediatra y dos profesionales de enfermería pediátrica. Revisiones del niño sano, patología aguda y talleres con familias una tarde al mes.\n\nSin guardias. Agenda de 28 citas al día como máximo.',
  },
  {
    name: 'Médico/a de familia en centro de salud',
    speciality: 'Medicina Familiar y Comunitaria',
    salary: 48_000,
    years: 0,
    workingDay: 'morning',
    text: 'Consulta de demanda y programada, visita a domicilio y cirugía menor una mañana a la semana. El centro es docente y tiene ecógrafo propio.\n\nOfrecemos ayuda con la vivienda durante los primeros seis meses y horario de mañana.',
  },
  {
    name: 'Anestesista de bloque quirúrgico',
    speciality: 'Anestesiología y Reanimación',
    salary: 64_000,
    years: 2,
    workingDay: 'onSiteCalls',
    text: 'Actividad en diez quirófanos con cirugía general, traumatología, ginecología y urología. Reanimación de doce camas y unidad de dolor agudo en marcha.\n\nCuatro guardias presenciales al mes. Posibilidad de rotar por la unidad de dolor crónico.',
  },
  {
    name: 'Internista de hospitalización',
    speciality: 'Medicina Interna',
    salary: 52_000,
    years: 2,
    text: 'Planta de 32 camas con paciente pluripatológico, interconsulta quirúrgica y hospital de día. Sesiones clínicas tres mañanas a la semana y proyecto de hospitalización a domicilio.\n\nBuscamos interés por la ecografía a pie de cama.',
  },
  {
    name: 'Ginecología y obstetricia, bloque obstétrico',
    speciality: 'Obstetricia y Ginecología',
    salary: 56_000,
    years: 3,
    workingDay: 'rotating',
    text: 'Atención al parto en una maternidad de 1.400 nacimientos al año, con matronas las 24 horas, consulta de embarazo de riesgo y ecografía del segundo trimestre.\n\nTurno rotatorio con cinco guardias al mes.',
  },
  {
    name: 'Psiquiatra de salud mental comunitaria',
    speciality: 'Psiquiatría',
    salary: 54_000,
    years: 1,
    workingDay: 'full',
    text: 'Equipo de cuatro psiquiatras, tres psicólogas, enfermería especializada y trabajo social. Primeras consultas de 60 minutos y seguimiento en el centro y en el domicilio.\n\nSupervisión clínica semanal. Sin guardias presenciales.',
  },
  {
    name: 'Radiodiagnóstico con telemedicina',
    speciality: 'Radiodiagnóstico',
    salary: 60_000,
    years: 4,
    text: 'Informe de TC y resonancia magnética con dos días de trabajo a distancia por semana. Equipos instalados en 2024 y comité de tumores semanal.\n\nValoramos experiencia en radiología musculoesquelética o de mama.',
  },
  {
    name: 'Cirugía general y del aparato digestivo',
    speciality: 'Cirugía General y del Aparato Digestivo',
    salary: 57_000,
    years: 3,
    text: 'Cirugía programada y urgente, con unidad de pared abdominal y programa de cirugía mayor ambulatoria. Laparoscopia avanzada en colorrectal.\n\nSeis cirujanos en plantilla y una media de dos jornadas de quirófano por semana.',
  },
  {
    name: 'Médico/a de urgencias y emergencias',
    speciality: 'Medicina de Urgencias y Emergencias',
    salary: 47_000,
    years: 1,
    workingDay: 'onSiteCalls',
    text: 'Triaje estructurado, sala de críticos con cuatro puestos y observación de veinte camas. Formación en ecografía clínica y soporte vital avanzado a cargo del hospital.\n\nTurno de diecisiete horas con descanso garantizado después de cada guardia.',
  },
  {
    name: 'Intensivista, unidad polivalente',
    speciality: 'Medicina Intensiva',
    salary: 63_000,
    years: 2,
    text: 'Unidad de dieciséis camas con ventilación mecánica, depuración extracorpórea y neurocríticos. Puertas abiertas a familias y proyecto de humanización reconocido.\n\nCinco guardias al mes y dos meses de acogida.',
  },
  {
    name: 'Geriatra de hospital de día',
    speciality: 'Geriatría',
    salary: 50_000,
    years: 1,
    workingDay: 'morning',
    text: 'Valoración geriátrica integral, ortogeriatría y consulta de caídas y memoria. Equipo con terapia ocupacional y nutrición.\n\nJornada de mañana y una tarde de consulta telefónica por semana.',
  },
  {
    name: 'Traumatología, cirugía de rodilla y cadera',
    speciality: 'Cirugía Ortopédica y Traumatología',
    salary: 60_000,
    years: 4,
    text: 'Artroplastia primaria y de revisión, artroscopia y urgencia traumatológica. Circuito de recuperación precoz con fisioterapia desde el mismo día.\n\nTres jornadas de quirófano por quincena.',
  },
  {
    name: 'Oncología médica, tumores digestivos',
    speciality: 'Oncología Médica',
    salary: 56_000,
    years: 2,
    text: 'Consulta, hospital de día con 24 puestos y participación en ensayos clínicos de fases II y III. Comité multidisciplinar dos veces por semana.\n\nApoyo de psicooncología y cuidados paliativos en el mismo pasillo.',
  },
  {
    name: 'Nefrología y diálisis',
    speciality: 'Nefrología',
    salary: 54_000,
    years: 1,
    workingDay: 'onCall',
    text: 'Hemodiálisis con 22 puestos, programa de diálisis peritoneal y consulta de enfermedad renal crónica avanzada. Guardias localizadas.\n\nBuscamos a alguien que quiera impulsar la diálisis domiciliaria.',
  },
  {
    name: 'Rehabilitación de daño cerebral',
    speciality: 'Medicina Física y Rehabilitación',
    salary: 49_000,
    years: 1,
    workingDay: 'morning',
    text: 'Planta de 20 camas y hospital de día con logopedia, neuropsicología y terapia ocupacional. Consulta de espasticidad con toxina botulínica ecoguiada.\n\nJornada de mañana, sin guardias.',
  },
  {
    name: 'Dermatología, consulta de alta resolución',
    speciality: 'Dermatología Médico-Quirúrgica y Venereología',
    salary: 58_000,
    years: 2,
    text: 'Consulta de acto único con dermatoscopia digital y cirugía menor el mismo día. Teledermatología con quince centros de salud.\n\nAgenda propia y material renovado este año.',
  },
];

/** A closing sentence about the hospital; one each, in the order of demoHospitals. */
export const demoClosings: readonly string[] = [
  'Te acompañamos con el alta en el colegio profesional, el padrón y la búsqueda de vivienda en la Ribera.',
  'Aparcamiento propio, comedor y quince minutos en metro hasta el centro de Bilbao.',
  'Plan de formación con 1.500 € al año y biblioteca clínica abierta las 24 horas.',
  'Bolsa de movilidad con otros centros de la red y carrera profesional desde el primer año.',
  'Curso de catalán gratuito dentro de la jornada durante los primeros doce meses.',
  'Alojamiento en la residencia del hospital durante los dos primeros meses.',
  'Jornada concentrada de cuatro días si el servicio lo permite.',
  'Escuela infantil concertada a cinco minutos y horario adaptable.',
  'Clases de inglés y alemán médico, y seguro de salud para la familia.',
  'Complemento de residencia en Canarias y dos billetes al año a la península.',
  'Contrato estable desde el primer día y plan de pensiones de empresa.',
  'Complemento de insularidad y piso compartido del hospital el primer trimestre.',
];

/** The specialities that hospitals look for are those that doctors have. */
export const demoSpecialities = [...new Set(demoPosts.map(({ speciality }) => speciality))];
