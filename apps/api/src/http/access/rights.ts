import type { Actor } from './access.ts';

type Reader = Pick<Actor, 'impersonatorId'>;

/** True for the person themselves, false for an administrator who acts as them. */
export const isInPerson = ({ impersonatorId }: Reader): boolean => impersonatorId === null;

/**
 * The rights that an answer carries. An administrator who acts as somebody gets only the rights named here, those whose
 * routes declare `whileActing`; all others are for the person alone.
 */
export function rightsFor<Rights extends Record<string, boolean | readonly unknown[]>>(
  reader: Reader,
  rights: Rights,
  whileActing: readonly (keyof Rights)[] = [],
): Rights {
  if (isInPerson(reader)) return rights;
  const withheld = Object.entries(rights).map(([name, right]) => [
    name,
    whileActing.includes(name) ? right : Array.isArray(right) ? [] : false,
  ]);
  return Object.fromEntries(withheld) as Rights;
}

/** The same for the events of a lifecycle. */
export function eventsFor<Item extends string | { event: string }>(
  reader: Reader,
  allowed: readonly Item[],
  whileActing: readonly (Item extends { event: infer Event } ? Event : Item)[] = [],
): Item[] {
  const named: readonly unknown[] = whileActing;
  return allowed.filter((item) => isInPerson(reader) || named.includes(typeof item === 'string' ? item : item.event));
}
