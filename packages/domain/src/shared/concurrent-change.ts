/** JSON values. Objects are compared property by property; a list is one value. */
type Values = Readonly<Record<string, unknown>>;

export type MergedChange<Whole extends object> = {
  /** Everybody's changes; the wanted value where both changed the same property. */
  mine: Whole;
  /** Everybody's changes; the stored value where both changed the same property. */
  theirs: Whole;
  /** Paths of properties that both changed in different ways: `taxTable.spain`. */
  conflicts: string[];
};

/**
 * Somebody read values, changed some and saves them all; meanwhile others may have saved theirs. A property that one of
 * them did not change takes the other's value; only properties that both changed differently are in conflict.
 */
export function mergeChange<Whole extends object>(stored: Whole, read: Whole, wanted: Whole): MergedChange<Whole> {
  const { mine, theirs, conflicts } = mergeValues(stored as Values, read as Values, wanted as Values, '');
  return { mine: mine as Whole, theirs: theirs as Whole, conflicts };
}

function mergeValues(stored: Values, read: Values, wanted: Values, prefix: string): MergedChange<Values> {
  const mine: Record<string, unknown> = {};
  const theirs: Record<string, unknown> = {};
  const conflicts: string[] = [];
  for (const name of namesIn(stored, wanted)) {
    const [now, was, next] = [stored[name], read[name], wanted[name]];
    if (isSet(now) && isSet(was) && isSet(next)) {
      const inner = mergeValues(now, was, next, `${prefix}${name}.`);
      mine[name] = inner.mine;
      theirs[name] = inner.theirs;
      conflicts.push(...inner.conflicts);
      continue;
    }
    const untouched = isSameValue(next, was);
    const conflict = !untouched && !isSameValue(now, was) && !isSameValue(now, next);
    mine[name] = untouched ? now : next;
    theirs[name] = conflict ? now : mine[name];
    if (conflict) conflicts.push(prefix + name);
  }
  return { mine, theirs, conflicts };
}

/** The properties that differ, with both values. */
export function differencesOf(before: Values, after: Values): { before: Values; after: Values } {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const name of namesIn(before, after)) {
    const [one, other] = [before[name], after[name]];
    if (isSameValue(one, other)) continue;
    const inner = isSet(one) && isSet(other) ? differencesOf(one, other) : { before: one, after: other };
    was[name] = inner.before;
    is[name] = inner.after;
  }
  return { before: was, after: is };
}

/** The paths of the properties that differ: `taxTable.spain`. */
export const differingPaths = (one: object, other: object): string[] => pathsOf(one as Values, other as Values, '');

const pathsOf = (one: Values, other: Values, prefix: string): string[] =>
  [...namesIn(one, other)].flatMap((name) => {
    const [here, there] = [one[name], other[name]];
    if (isSameValue(here, there)) return [];
    return isSet(here) && isSet(there) ? pathsOf(here, there, `${prefix}${name}.`) : [prefix + name];
  });

const isSet = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (one: Values, other: Values) => new Set([...Object.keys(one), ...Object.keys(other)]);

/** The order of properties does not matter: the database does not preserve it. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (isSet(one) && isSet(other)) return [...namesIn(one, other)].every((name) => isSameValue(one[name], other[name]));
  return one === other;
}
