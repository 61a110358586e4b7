import type { Interview } from '@fonendo/contract/interviews.schema';
import { allowedInterviewEvents, type InterviewSide } from '@fonendo/domain/interviews/interview.lifecycle';
import { madridZone } from '@fonendo/domain/reference/time-zones';
import type { Queryable } from '../../db/database.ts';
import { listColleagues } from './interviewers.ts';
import { type InterviewWithOffer, listLiveSlots, listZones, type SlotRow } from './interviews.repository.ts';
import { factsOf } from './moves/lock-interview.ts';
import { nameOf } from './name-of.ts';

type Reader = {
  side: InterviewSide;
  /** False for readers: a hospital's administrative staff, and administrators who act as somebody. */
  mayAct: boolean;
  now: Date;
};

/** Several interviews, with their dates and, for a hospital, each candidate's time zone. */
export async function presentInterviews(
  db: Queryable,
  rows: readonly InterviewWithOffer[],
  reader: Reader,
): Promise<Interview[]> {
  const ids = rows.map(({ interview }) => interview.id);
  const doctorIds = new Set(rows.map(({ interview }) => interview.doctorId));
  const [first] = rows;
  const isHospital = reader.side === 'hospital';
  const [slots, zones, colleagues] = await Promise.all([
    listLiveSlots(db, ids),
    isHospital ? listZones(db, [...doctorIds]) : new Map<string, string>(),
    // All rows are of the one hospital that reads them.
    isHospital && first ? listColleagues(db, first.hospital.id) : [],
  ]);
  const names = new Map(colleagues.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const own = slots.filter(({ interviewId }) => interviewId === row.interview.id);
    return present(row, own, zones.get(row.interview.doctorId) ?? madridZone, names, reader);
  });
}

export async function presentInterview(
  db: Queryable,
  row: InterviewWithOffer,
  side: InterviewSide,
  now: Date,
): Promise<Interview> {
  const [interview] = await presentInterviews(db, [row], { side, mayAct: true, now });
  if (!interview) throw new Error('one interview is one interview');
  return interview;
}

function present(
  row: InterviewWithOffer,
  slots: SlotRow[],
  zone: string,
  names: ReadonlyMap<string, string>,
  { side, mayAct, now }: Reader,
): Interview {
  const { interview, offer, hospital, doctor } = row;
  return {
    ...{ id: interview.id, candidacyId: interview.candidacyId, position: interview.position },
    ...{ status: interview.status, durationMinutes: interview.durationMinutes },
    ...{ place: interview.place, location: interview.location, message: interview.message },
    candidateComment: interview.candidateComment,
    startsAt: interview.startsAt?.toISOString() ?? null,
    endsAt: interview.endsAt?.toISOString() ?? null,
    slots: slots.map(({ id, proposedBy, startsAt, endsAt }) => ({
      ...{ id, proposedBy, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      open: startsAt > now,
    })),
    offer: { id: offer.id, name: offer.name ?? '' },
    hospital: { name: hospital.name, city: hospital.city },
    candidate: side === 'hospital' ? { name: nameOf(doctor), zone } : null,
    interviewers: interview.interviewerIds.flatMap((id) => {
      const name = names.get(id);
      return name ? [{ id, name }] : [];
    }),
    createdAt: interview.createdAt.toISOString(),
    updatedAt: interview.updatedAt.toISOString(),
    allowedEvents: mayAct ? allowedInterviewEvents(factsOf(row), side, now) : [],
  };
}
