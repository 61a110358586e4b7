import { searchable } from '@fonendo/domain/search/searchable';
import type { DemoRows } from './demo.repository.ts';
import { demoId } from './ids.ts';
import { demoAdministratorId, demoMembers } from './staff.ts';
import { shareOfWork } from './working-time.ts';

type Message = DemoRows['messages'][number];
type Line = readonly [side: 'doctor' | 'hospital' | 'team', text: string];

const dayMs = 24 * 60 * 60 * 1000;

const aboutCandidacies: readonly (readonly Line[])[] = [
  [
    ['hospital', 'Hola. Antes de la entrevista, ¿nos puedes decir desde qué fecha podrías incorporarte?'],
    ['doctor', 'Hola. Tengo que avisar en mi hospital con un mes, así que desde mediados del mes que viene.'],
    ['hospital', 'Perfecto, nos encaja. Te proponemos fechas esta semana.'],
  ],
  [
    ['doctor', 'Buenos días. ¿Las guardias de la oferta se pueden repartir entre semana?'],
    ['hospital', 'Sí: el servicio cierra el cuadrante el día 20 y se piden preferencias antes.'],
    ['doctor', 'Muchas gracias por responder tan rápido.'],
    ['hospital', 'Para eso estamos. Cualquier otra duda, por aquí.'],
  ],
  [
    ['hospital', 'Hemos visto tu currículum. ¿La ecografía a pie de cama la haces de forma habitual?'],
    ['doctor', 'Sí, a diario en planta desde hace tres años, y doy el taller a los residentes.'],
    ['hospital', 'Justo lo que buscamos. Seguimos con la documentación.'],
  ],
];

const aboutPetition: readonly Line[] = [
  ['doctor', 'Hola. ¿Puedo viajar mientras el Ministerio tramita mi expediente?'],
  ['team', 'Sí. Lo único importante es que abras las notificaciones electrónicas: caducan a los diez días.'],
  ['doctor', 'Entendido, tengo el certificado en el móvil. Gracias.'],
  ['team', 'Estupendo. Te avisaremos en cuanto haya novedades.'],
];

/** What people have written to each other: read and answered, so that nothing new waits in a fresh demo. */
export function demoMessages(candidacies: DemoRows['candidacies'], now: Date): Message[] {
  const [first] = candidacies;
  const talking = candidacies.filter(
    ({ hospitalId, status }) => hospitalId === first?.hospitalId && (status === 'inProcess' || status === 'accepted'),
  );
  const staffId = demoMembers.find(({ hospitalId, role }) => hospitalId === first?.hospitalId && role === 'recruiter');
  const rows: Omit<Message, 'id' | 'key'>[] = [];
  for (const [index, lines] of aboutCandidacies.entries()) {
    const candidacy = talking[index * 2];
    if (!candidacy) continue;
    const people = { doctor: candidacy.doctorId, hospital: staffId?.userId ?? null, team: null };
    rows.push(...thread({ candidacyId: candidacy.id }, lines, people, candidacy.stepSince as Date, now));
  }
  const people = { doctor: demoId('user', 1), hospital: null, team: demoAdministratorId };
  const start = new Date(now.getTime() - 20 * dayMs);
  rows.push(...thread({ petitionId: demoId('petition', 1) }, aboutPetition, people, start, now));
  return rows.map((row, index) => ({ ...row, id: demoId('message', index + 1), key: demoId('message', index + 1) }));
}

/** From a day on, some office hours apart, and none in the future. */
function thread(
  subject: Pick<Message, 'candidacyId' | 'petitionId'>,
  lines: readonly Line[],
  people: Record<Line[0], string | null>,
  start: Date,
  now: Date,
): Omit<Message, 'id' | 'key'>[] {
  const until = shareOfWork(start, now, Math.min(0.5, dayMs / (now.getTime() - start.getTime())));
  return lines.map(([side, text], index) => {
    const sentAt = shareOfWork(start, until, (index + 1) / (lines.length + 1));
    const readAt = shareOfWork(sentAt, until, 0.2);
    const answeredAt = side === 'doctor' ? readAt : null;
    const authorId = people[side];
    return {
      ...subject,
      side,
      authorId,
      text,
      searchText: searchable(text),
      sentAt,
      readAt,
      mailedAt: readAt,
      answeredAt,
    };
  });
}
