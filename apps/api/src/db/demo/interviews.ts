import type { InterviewStatus } from '@fonendo/domain/interviews/interview.lifecycle';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { DemoRows } from './demo.repository.ts';
import { demoId } from './ids.ts';
import type { DemoStep } from './selection.ts';
import { isWorked, shareOfWork } from './working-time.ts';

type InterviewRow = DemoRows['interviews'][number];
type SlotRow = DemoRows['interviewSlots'][number];

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** Statuses of interviews in the current step, in turn; null still waits for proposed dates. */
const underWay: readonly (InterviewStatus | null)[] = [
  ...(['pendingConfirmation', 'confirmed', 'held', 'confirmed', null, 'declined'] as const),
];

/**
 * The status depends on how many of the hospital's interviews come before it. The serial decides the day: a candidate
 * never has two interviews on the same day.
 */
export function demoInterview(
  reached: DemoStep,
  { count, serial, slotSerial }: { count: number; serial: number; slotSerial: number },
  now: Date,
): { interview: InterviewRow[]; slots: SlotRow[] } {
  const { candidacy, step, position, isActive, startedAt, runBy } = reached;
  const status = isActive ? (underWay[count % underWay.length] ?? null) : 'held';
  if (status === null) return { interview: [], slots: [] };
  const isPast = status === 'held';
  const first = isPast ? heldOn(reached, now) : workingDay(now, 2 + (serial % 12));
  const dates = [0, 1, 2].map((index) => slotAt(first, index, serial, step.durationMinutes));
  const picked = isPast ? inOrder(dates[0], reached) : dates[0];
  const talkedAt = picked?.startsAt ?? now;
  const createdAt = startedAt < talkedAt ? startedAt : shareOfWork(candidacy.appliedAt, talkedAt, 0.5);
  const id = demoId('interview', serial + 1);
  const isFixed = status === 'confirmed' || isPast;
  const isVideo = serial % 3 !== 2;
  const row: InterviewRow = {
    id,
    candidacyId: candidacy.id,
    hospitalId: candidacy.hospitalId,
    doctorId: candidacy.doctorId,
    position,
    status,
    durationMinutes: step.durationMinutes,
    place: isVideo ? 'video' : 'onSite',
    location: isVideo
      ? `https://meet.fonendo.example/entrevista-${serial + 1}`
      : 'Pabellón de consultas, segunda planta, despacho 214',
    message: 'Elige la fecha que mejor te venga. Si ninguna te encaja, propónnos otras.',
    candidateComment: status === 'declined' ? 'Esos días tengo guardia. ¿Podría ser alguno de estos?' : null,
    ...(isFixed && picked),
    sequence: isFixed ? 1 : 0,
    organizerId: runBy,
    interviewerIds: runBy ? [runBy] : [],
    createdAt,
    updatedAt: createdAt,
    ...(isPast && { remindedDayAt: createdAt, remindedHourAt: createdAt }),
  };
  // Who declines gives all of them up.
  const withdrawnAt = status === 'declined' ? startedAt : null;
  const offered = dates.map((date) => ({ ...date, proposedBy: 'hospital' as const, withdrawnAt }));
  const answered = status === 'declined' ? [3, 4].map((index) => counter(first, index, serial, step)) : [];
  const slots = [...offered, ...answered].map((slot, index) => ({
    id: demoId('interviewSlot', slotSerial + index + 1),
    interviewId: id,
    ...slot,
  }));
  return { interview: [row], slots };
}

/** The day before the step was finished; of the current one, some days after it began or the last working day. */
function heldOn({ startedAt, completedAt }: DemoStep, now: Date): Date {
  if (completedAt) return workingDay(completedAt, -1);
  return now.getTime() - startedAt.getTime() > 5 * dayMs ? workingDay(startedAt, 2) : workingDay(now, -1);
}

/** A candidate whose step was finished early had the interview half an hour before that. */
function inOrder<Slot extends { startsAt: Date }>(slot: Slot | undefined, { candidacy, step, completedAt }: DemoStep) {
  if (!completedAt || !slot || slot.startsAt > candidacy.appliedAt) return slot;
  const endsAt = new Date(completedAt.getTime() - 30 * minuteMs);
  return { startsAt: new Date(endsAt.getTime() - step.durationMinutes * minuteMs), endsAt };
}

const counter = (first: Date, index: number, serial: number, { durationMinutes }: DemoStep['step']) => ({
  ...slotAt(first, index, serial, durationMinutes),
  proposedBy: 'doctor' as const,
});

/** Within working hours of peninsular Spain all year round. */
function slotAt(first: Date, index: number, serial: number, minutes: number) {
  const hours = 9 + ((serial + index * 2) % 6);
  const startsAt = new Date(workingDay(first, index).getTime() + hours * 60 * minuteMs);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
}

/** Midnight UTC some days later or earlier; where nobody works then, the next working day that way. */
function workingDay(from: Date, days: number): Date {
  let day = Math.floor((from.getTime() + days * dayMs) / dayMs) * dayMs;
  while (!isWorked(madridDate(new Date(day)))) day += days < 0 ? -dayMs : dayMs;
  return new Date(day);
}
