import type { Conversation } from '@fonendo/contract/conversations.schema';
import { eventOf, seenByDoctor } from '@fonendo/domain/conversations/events';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import type { Thread } from '../threads.ts';
import type { EventRow } from './events.repository.ts';

type Event = Conversation['events'][number];

/** Between which moments a page of messages lies; null where it has no bound. */
type Span = { from: Date | null; until: Date | null };

/** Those of a page of messages, oldest first. Pages lie side by side: each event is in one of them. */
export function presentEvents(
  rows: readonly EventRow[],
  { side, doctorId, row }: Thread,
  { from, until }: Span,
): Event[] {
  const events: Event[] = [];
  for (const recorded of rows.toReversed()) {
    const found = eventOf(recorded);
    if (!found) continue;
    const { kind } = found;
    const at = recorded.at.toISOString();
    const document =
      recorded.name === null ? [] : [{ kind: recorded.kind as DocumentKind | null, name: recorded.name }];
    const last = events.at(-1);
    // What was asked for together is one line.
    if (last?.kind === kind && last.at === at && document.length > 0) {
      last.documents.push(...document);
      continue;
    }
    events.push({
      ...{ id: recorded.id, at, kind, documents: document },
      step: found.step === null ? null : (row?.offer.steps?.[found.step]?.name ?? null),
      startsAt: recorded.startsAt,
      day: recorded.day,
      byDoctor: recorded.actorId === doctorId,
    });
  }
  const seen = side === 'doctor' ? seenByDoctor(events) : events;
  return seen.filter(({ at }) => {
    const instant = Date.parse(at);
    return (!from || instant >= from.getTime()) && (!until || instant < until.getTime());
  });
}
