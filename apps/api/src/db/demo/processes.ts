import { type ProcessStep, standardSteps } from '@fonendo/domain/processes/process';
import type { selectionProcesses } from '../schema/selection-processes.ts';
import { demoHospitals, settledHospitals } from './hospitals.ts';
import { demoId } from './ids.ts';
import { demoMembers } from './staff.ts';
import { workedDaysAgo } from './working-time.ts';

type ProcessRow = typeof selectionProcesses.$inferInsert;

let stepSerial = 0;

function step(type: ProcessStep['type'], name: string, more: Partial<ProcessStep> = {}): ProcessStep {
  stepSerial += 1;
  const id = demoId('processStep', stepSerial);
  return { id, type, name, mandatory: true, text: '', documents: [], daysToAnswer: 10, durationMinutes: 45, ...more };
}

const specialist = {
  name: 'Facultativo especialista',
  steps: [
    step('documentRequest', 'Solicitud de documentación', {
      text: 'Con estos documentos comprobamos tu experiencia antes de la entrevista.',
      documents: [
        { kind: null, name: 'Registro de procedimientos firmado por el servicio' },
        { kind: null, name: 'Carta de la jefatura anterior' },
      ],
    }),
    step('internal', 'Gestión interna', { text: 'Visto bueno de la jefatura de servicio y de Personal.' }),
    step('interview', 'Entrevista', {
      mandatory: false,
      text: 'Hablarás con la jefatura del servicio. Cuéntanos un caso complejo que hayas llevado.',
    }),
  ],
};

const twoInterviews = {
  name: 'Con dos entrevistas',
  steps: [
    step('interview', 'Primera entrevista', { durationMinutes: 30, text: 'Una conversación breve para conocernos.' }),
    step('documentRequest', 'Solicitud de documentación', {
      documents: [
        { kind: 'recognitionCredential', name: '' },
        { kind: null, name: 'Certificado de colegiación' },
      ],
      daysToAnswer: 7,
    }),
    step('interview', 'Entrevista con el servicio', { mandatory: false, durationMinutes: 60 }),
    step('internal', 'Propuesta económica', { mandatory: false, text: 'Cerrar nivel retributivo con Dirección.' }),
  ],
};

const short = {
  name: 'Abreviado',
  steps: [
    step('internal', 'Revisión del servicio', { text: 'La jefatura revisa CV y encaje en una semana.' }),
    step('interview', 'Entrevista', { durationMinutes: 30 }),
  ],
};

const others = [specialist, twoInterviews, short];

/** The demo hospital has two selection processes, every other hospital one, and one hospital none. */
export function demoProcesses(now: Date): ProcessRow[] {
  const chosen = demoHospitals.slice(0, settledHospitals).flatMap((hospital, place) => {
    if (place === 0) return [specialist, twoInterviews].map((process) => ({ hospital, process }));
    const process = others[place % others.length];
    return place === settledHospitals - 1 || !process ? [] : [{ hospital, process }];
  });
  return chosen.map(({ hospital, process }, index) => ({
    id: demoId('process', index + 1),
    hospitalId: hospital.id,
    ...process,
    isDefault: process !== twoInterviews || hospital !== demoHospitals[0],
    createdBy: demoMembers.find(({ hospitalId }) => hospitalId === hospital.id)?.userId ?? null,
    createdAt: workedDaysAgo(now, 200 - index),
    updatedAt: workedDaysAgo(now, 150 - index),
  }));
}

/** The process of an offer, and the steps that are copied when it is published. */
export function demoProcessOf(
  processes: readonly ProcessRow[],
  hospitalId: string,
  turn: number,
): { processId: string | null; steps: readonly ProcessStep[] } {
  const own = processes.filter((process) => process.hospitalId === hospitalId);
  const process = own[turn % 5 === 3 ? own.length - 1 : 0];
  return process ? { processId: process.id, steps: process.steps } : { processId: null, steps: standardSteps };
}
