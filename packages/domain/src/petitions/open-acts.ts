/** A requirement or another suspension of the term; `until` is null as long as nobody has answered. */
type Suspension = { until: string | null };

/** A hearing of the doctor before the ministry decides; `closedOn` is null as long as it is open. */
type Hearing = { closedOn: string | null };

/** What the ministry waits for the doctor to answer; null if nothing. */
export const openRequirement = <Open extends Suspension>(requirements: readonly Open[]): Open | null =>
  requirements.find(({ until }) => until === null) ?? null;

export const openHearing = <Open extends Hearing>(hearings: readonly Open[]): Open | null =>
  hearings.find(({ closedOn }) => closedOn === null) ?? null;

type Acts<Asked extends Suspension, Heard extends Hearing> = {
  requirements: readonly Asked[];
  hearings: readonly Heard[];
  /** Null until the ministry has decided. */
  resolution: unknown;
};

/** What the ministry waits for: marks beside the status, which stays the same meanwhile. A resolution ends both. */
export function openActs<Asked extends Suspension, Heard extends Hearing>(acts: Acts<Asked, Heard>) {
  if (acts.resolution !== null) return { requirement: null, hearing: null };
  return { requirement: openRequirement(acts.requirements), hearing: openHearing(acts.hearings) };
}
