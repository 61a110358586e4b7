import type { CvContent } from '@fonendo/domain/cv/cv';
import { generalMedicine } from '@fonendo/domain/reference/specialities';
import type { DemoDoctor } from './doctors.ts';
import { demoId } from './ids.ts';

/** A CV that fits the doctor's years, origin and speciality. */
export function demoCv({ serial, origin, doctor, privateData }: DemoDoctor): CvContent {
  const graduated = Number(doctor.graduationDate.slice(0, 4));
  const speciality = doctor.speciality ?? generalMedicine;
  const entry = (part: number) => demoId('cvEntry', serial * 10 + part);
  return {
    objective: `${speciality}. Busco incorporarme a un equipo que combine la asistencia con la docencia, y aportar ${graduated < 2016 ? 'experiencia consolidada' : 'ganas de crecer'} en la atención centrada en el paciente.`,
    experience: [
      {
        id: entry(1),
        position: positionOf(speciality, privateData.gender === 'woman'),
        company: origin.hospital,
        city: origin.city,
        country: origin.country,
        startDate: `${graduated + 3}-03`,
        endDate: null,
        current: true,
        achievements:
          'Consulta y hospitalización de 18 camas. Responsable del protocolo de altas precoces, que redujo la estancia media en un día.',
      },
      {
        id: entry(2),
        position: privateData.gender === 'woman' ? 'Médica general' : 'Médico general',
        company: `Centro de salud de ${origin.state}`,
        city: origin.city,
        country: origin.country,
        startDate: `${graduated + 1}-01`,
        endDate: `${graduated + 3}-02`,
        current: false,
        achievements: 'Atención primaria y urgencias rurales. Campañas de vacunación en tres comunidades.',
      },
    ],
    education: [
      {
        id: entry(3),
        degree: 'Título de Medicina y Cirugía',
        centre: origin.university,
        startDate: `${graduated - 6}-09`,
        endDate: doctor.graduationDate.slice(0, 7),
        studying: false,
        achievements: 'Rotatorio de último año con mención de honor.',
      },
    ],
    abilities: [
      'Ecografía a pie de cama',
      'Historia clínica electrónica',
      'Docencia de residentes',
      'Trabajo en equipo',
    ],
    languages: [
      { id: entry(4), language: origin.country === 'BR' ? 'pt' : 'es', level: 'nativo' },
      { id: entry(5), language: 'en', level: serial % 2 === 0 ? 'avanzado' : 'intermedio' },
    ],
    certificates: [
      {
        id: entry(6),
        name: 'Soporte vital avanzado',
        issuer: 'American Heart Association',
        date: `${graduated + 4}-05`,
      },
    ],
  };
}

function positionOf(speciality: string, isWoman: boolean): string {
  if (speciality === generalMedicine) return isWoman ? 'Médica de urgencias' : 'Médico de urgencias';
  return `${isWoman ? 'Médica adjunta' : 'Médico adjunto'} de ${speciality}`;
}
