import type { ProcessStep } from '@fonendo/domain/processes/process';
import type { DemoRows } from './demo.repository.ts';
import { demoId } from './ids.ts';
import { demoInterview } from './interviews.ts';
import { demoRequests, type StoreSheet } from './requests.ts';
import { demoMembers } from './staff.ts';
import { shareOfWork } from './working-time.ts';

type Candidacy = DemoRows['candidacies'][number];
export type DemoSelection = Pick<
  DemoRows,
  'candidacySteps' | 'documentRequests' | 'interviews' | 'interviewSlots' | 'candidacyNotes' | 'candidacyRatings'
>;

/** A step that a demo candidate has reached. */
export type DemoStep = {
  candidacy: Candidacy;
  step: ProcessStep;
  position: number;
  isActive: boolean;
  startedAt: Date;
  completedAt: Date | null;
  /** Different for each candidacy, so that details vary. */
  turn: number;
  runBy: string | null;
};

const notes = [
  'Muy sólida en la parte técnica. Preguntar por guardias y fecha de incorporación.',
  'Encaja con el servicio. Su anterior jefatura habla muy bien de cómo trabaja en equipo.',
  'Dudas con la disponibilidad: pide empezar después del verano.',
  'Buen perfil, aunque le falta recorrido en urgencias.',
];

const results = [
  'Documentación completa y en regla.',
  'Visto bueno de la jefatura de servicio.',
  'Buena entrevista: claro, cercano y con criterio.',
];

/** The progress of each candidacy: steps, requested documents, interviews, notes. */
export async function demoSelection(
  candidacies: DemoRows['candidacies'],
  offers: DemoRows['offers'],
  now: Date,
  storeSheet: StoreSheet,
): Promise<DemoSelection> {
  const rows: DemoSelection = {
    candidacySteps: [],
    documentRequests: [],
    interviews: [],
    interviewSlots: [],
    candidacyNotes: [],
    candidacyRatings: [],
  };
  const stepsOf = new Map(offers.map(({ id, steps }) => [id, steps ?? []]));
  let asked = 0;
  const talks = new Map<string, number>();
  for (const [turn, candidacy] of candidacies.entries()) {
    const reached = reachedSteps(candidacy, stepsOf.get(candidacy.offerId) ?? [], turn);
    for (const one of reached) {
      rows.candidacySteps.push(stepRow(one));
      if (one.step.type === 'documentRequest') {
        const serials = { count: asked, serial: rows.documentRequests.length };
        rows.documentRequests.push(...(await demoRequests(one, serials, now, storeSheet)));
        if (one.isActive) asked += 1;
      }
      if (one.step.type === 'interview') {
        const count = talks.get(candidacy.hospitalId) ?? 0;
        const serials = { count, serial: rows.interviews.length, slotSerial: rows.interviewSlots.length };
        const { interview, slots } = demoInterview(one, serials, now);
        if (one.isActive) talks.set(candidacy.hospitalId, count + 1);
        rows.interviews.push(...interview);
        rows.interviewSlots.push(...slots);
      }
    }
    rows.candidacyNotes.push(...noteOn(candidacy, turn, rows.candidacyNotes.length, now));
    rows.candidacyRatings.push(...ratingsOf(candidacy, turn));
  }
  return rows;
}

function reachedSteps(candidacy: Candidacy, steps: readonly ProcessStep[], turn: number): DemoStep[] {
  const last = candidacy.step ?? -1;
  const until = candidacy.stepSince as Date;
  const runBy = colleaguesAt(candidacy.hospitalId)[turn % 2] ?? null;
  const isUnderWay = candidacy.status === 'inProcess';
  const finished = isUnderWay ? last : last + 1;
  // The finished steps share the time until the current one, or until the end, evenly.
  const at = (part: number) => shareOfWork(candidacy.appliedAt, until, part / finished);
  return steps.slice(0, last + 1).map((step, position) => {
    const isActive = isUnderWay && position === last;
    const startedAt = isActive ? until : at(position + 0.1);
    const completedAt = isActive ? null : at(position + 1);
    return { candidacy, step, position, isActive, startedAt, completedAt, turn, runBy };
  });
}

const stepRow = ({ candidacy, step, position, startedAt, completedAt, turn, runBy }: DemoStep) => ({
  candidacyId: candidacy.id,
  position,
  status: completedAt ? ('done' as const) : ('active' as const),
  startedAt,
  completedAt,
  completedBy: completedAt && runBy,
  result: completedAt && (turn + position) % 3 !== 0 ? (results[resultOf(step)] ?? null) : null,
});

const resultOf = ({ type }: ProcessStep) => ['documentRequest', 'internal', 'interview'].indexOf(type);

function noteOn(candidacy: Candidacy, turn: number, serial: number, now: Date): DemoSelection['candidacyNotes'] {
  const [author, colleague] = colleaguesAt(candidacy.hospitalId);
  const text = notes[turn % 7];
  if (candidacy.status === 'applied' || !author || !text) return [];
  return [
    {
      id: demoId('candidacyNote', serial + 1),
      candidacyId: candidacy.id,
      authorId: (turn % 2 === 0 ? author : colleague) ?? author,
      text,
      createdAt: shareOfWork(candidacy.statusSince, now, 0.3),
    },
  ];
}

function ratingsOf(candidacy: Candidacy, turn: number): DemoSelection['candidacyRatings'] {
  if (candidacy.status === 'applied' || turn % 3 === 0) return [];
  return colleaguesAt(candidacy.hospitalId)
    .slice(0, 1 + (turn % 2))
    .map((userId, index) => ({
      candidacyId: candidacy.id,
      userId,
      stars: 3 + ((turn + index) % 3),
      at: candidacy.statusSince,
    }));
}

/** The people who manage the hospital's candidacies. */
const colleaguesAt = (hospitalId: string): string[] =>
  demoMembers
    .filter((member) => member.hospitalId === hospitalId && member.role !== 'administrative')
    .map(({ userId }) => userId);
