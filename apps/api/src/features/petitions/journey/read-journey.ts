import type { Journey, ScheduledStep } from '@fonendo/contract/petitions/journey.schema';
import {
  leastSlack,
  nextOwnStep,
  type PlannedStep,
  scheduleJourney,
  stepThatSetsTheDate,
} from '@fonendo/domain/petitions/journey/journey';
import {
  canMark,
  type OwnWaits,
  professionalResolution,
  resolutionDays,
} from '@fonendo/domain/petitions/journey/marks';
import { stepRules, stepsOf } from '@fonendo/domain/petitions/journey/steps';
import { provinceOfPostalCode } from '@fonendo/domain/reference/provinces';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Queryable } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { rightsFor } from '../../../http/access/rights.ts';
import { readWaitingTimes } from '../info/read-waiting-times.ts';
import { type JourneyContext, type JourneyFacts, readJourneyFacts } from './known-steps.ts';

/** The doctor's way to their first working day, counted anew with every reading. */
export async function readJourney(context: Omit<JourneyContext, 'db'>, db: Queryable, actor: Actor): Promise<Journey> {
  const [facts, { all: waits }] = await Promise.all([
    readJourneyFacts(context, db, actor),
    readWaitingTimes({ db, now: context.now }),
  ]);
  return presentJourney(facts, { actor, waits, today: madridDate(context.now()) });
}

type Around = { actor: Actor; waits: OwnWaits | null; today: CalendarDate };

function presentJourney(facts: JourneyFacts, { actor, waits, today }: Around): Journey {
  const { petition, post, known } = facts;
  const blocked = blockedBy(petition?.standing);
  const shared = { today, blocked, petitionId: petition?.id ?? null, post: post && presentPost(post) };
  if (blocked) return { ...shared, ...nothing };
  const journey = scheduleJourney(plan(facts, waits), today);
  const steps = journey.steps.map((one) => presentStep(one, facts));
  const markable = steps.map(({ step }) => step).filter((step) => canMark(step, known));
  return {
    ...shared,
    resolutionCases: isHomologation(facts) ? (waits?.cases ?? null) : null,
    ...{ steps, firstDay: journey.firstDay, ready: journey.ready },
    setsTheDate: stepThatSetsTheDate(journey),
    leastSlackDays: leastSlack(journey),
    turn: turnOf(facts) ?? nextOwnStep(journey, today),
    can: rightsFor(actor, { mark: markable }),
  };
}

const nothing = {
  ...{ resolutionCases: null, steps: [], firstDay: null, ready: false, setsTheDate: null, leastSlackDays: null },
  ...{ turn: null, can: { mark: [] } },
};

/** Nobody can tell when, or whether, these lead to a first day. */
function blockedBy(standing: string | undefined): Journey['blocked'] {
  if (standing === 'Refused' || standing === 'inadmitted') return 'refused';
  return standing === 'conditional' ? 'conditional' : null;
}

const isHomologation = ({ person }: JourneyFacts): boolean => person.road === null || person.road === 'homologation';

/** What the petition waits for comes first: it is what everything else waits for. */
function turnOf({ petition }: JourneyFacts): Journey['turn'] {
  if (petition?.next.turn !== 'yours') return null;
  return petition.legalTerm === null ? 'sending' : 'resolution';
}

function plan(facts: JourneyFacts, waits: OwnWaits | null): PlannedStep[] {
  const { person, marks, known, appliedOn } = facts;
  return stepsOf(person).map(({ step, needs }) => {
    const { typicalDays, worstDays } = step === 'resolution' ? resolutionOf(facts, waits) : stepRules[step];
    // An application that nobody has decided on is a beginning that the doctor need not tell.
    const applied = step === 'job' ? appliedOn : null;
    const { startedOn, doneOn } = known[step] ??
      marks.find((mark) => mark.step === step) ?? { startedOn: applied, doneOn: null };
    return { step, needs, typicalDays, worstDays, startedOn, doneOn };
  });
}

const resolutionOf = (facts: JourneyFacts, waits: OwnWaits | null) =>
  isHomologation(facts) ? resolutionDays(facts.petition?.legalTerm ?? null, waits) : professionalResolution;

function presentStep(
  { needs, ...one }: ReturnType<typeof scheduleJourney>['steps'][number],
  facts: JourneyFacts,
): ScheduledStep {
  const { lane, article, lapses, optional = false } = stepRules[one.step];
  const isProfessional = one.step === 'resolution' && !isHomologation(facts);
  return {
    ...one,
    ...{ lane, optional, needs: [...needs], automatic: facts.known[one.step] !== undefined },
    article: isProfessional ? professionalResolution.article : article,
    lapsesAfterDays: lapses?.days ?? null,
  };
}

const presentPost = ({ candidacyId, offer, hospital, postalCode, agreed }: NonNullable<JourneyFacts['post']>) => ({
  ...{ candidacyId, offer: offer ?? '', hospital, agreed },
  province: provinceOfPostalCode(postalCode),
});
