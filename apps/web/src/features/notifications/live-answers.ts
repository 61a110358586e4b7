import type { LiveChange } from '@fonendo/contract/notifications.schema';
import type { QueryKey } from '@tanstack/react-query';
import { affectedBy } from '../../platform/answers/affected-answers.ts';
import { queryKeys as keys } from '../../platform/query-keys.ts';

/**
 * The answers that show a thing which changed, its own and the lists that it is in; what is on the screen is fetched
 * again at once. Colleagues work on many at a time, so the page of another one is left alone.
 */
const answers: Record<LiveChange['thing'], (id: string) => readonly QueryKey[]> = {
  conversation: (id) => [
    ...[keys.conversations.one(id), keys.candidacies.one(id), keys.candidacies.pages],
    ...[keys.selection.candidacy(id), keys.petitions.one(id)],
    ...[keys.conversations.reports, keys.dashboards.administrator],
  ],
  // What happens to a candidacy stands in its conversation as well.
  candidacy: (id) => [
    ...[keys.conversations.one(id), keys.candidacies.one(id), keys.candidacies.pages, keys.candidacies.contact(id)],
    ...[keys.candidacies.documentRequests(id), keys.candidacies.interviews(id)],
    // Not the contact: with an acceptance that was undone it is gone, and so is its card.
    ...[keys.selection.heads, keys.selection.notes(id)],
    ...[keys.selection.documentRequests(id), keys.selection.interviews(id), keys.selection.timetables],
    ...[keys.selection.lists, keys.selection.boards, keys.selection.remainders, keys.selection.people],
    ...[keys.interviews.calendars, keys.offers.managed, keys.dashboards.all],
  ],
  petition: (id) => [
    ...[keys.petitions.one(id), keys.petitions.pages, keys.petitions.counts, keys.petitions.own, keys.petitions.road],
    ...[keys.doctors.mine, keys.documents.own, keys.cv.own, keys.dashboards.all],
  ],
  offer: () => [keys.offers.managed, keys.offers.published, keys.dashboards.all],
  process: () => affectedBy.process,
};

export const answersOf = ({ thing, id }: LiveChange): readonly QueryKey[] => answers[thing](id);

/** After a pause in which anything may have changed. */
export const allLiveAnswers: readonly QueryKey[] = [
  ...[keys.conversations.all, keys.candidacies.all, keys.selection.all, keys.interviews.calendars],
  ...[keys.petitions.all, keys.doctors.mine, keys.documents.own, keys.cv.own],
  ...[keys.offers.managed, keys.offers.published, keys.processes.list, keys.dashboards.all],
];
