import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queryKeys as keys } from '../query-keys.ts';

/**
 * Which answers show a thing that changed on the server. Only those on the screen are fetched again at once, so naming
 * one too many costs nothing, while leaving one out shows outdated data.
 */
export const affectedBy = {
  /** By the doctor themself. */
  ownDoctor: [
    ...[keys.account.own, keys.documents.own, keys.doctors.readiness, keys.doctors.profile],
    ...[keys.candidacies.applications, keys.dashboards.all],
  ],
  ownCv: [keys.doctors.mine, keys.candidacies.applications, keys.dashboards.all],
  /** Nationality, country of the degree and speciality decide on papers, prices and fitting offers. */
  roadAnswers: [
    ...[keys.doctors.mine, keys.documents.own, keys.petitions.all, keys.payments.quotes],
    ...[keys.offers.published, keys.dashboards.all],
  ],
  ownDocuments: [keys.doctors.mine, keys.petitions.all, keys.candidacies.all, keys.dashboards.all],
  /** Applying and withdrawing open or close CV and documents, mark offers, and end interviews and requests. */
  ownCandidacy: [
    ...[keys.candidacies.all, keys.offers.published, keys.documents.own, keys.cv.own],
    ...[keys.interviews.calendars, keys.dashboards.all],
  ],
  petition: [keys.petitions.all, keys.doctors.mine, keys.dashboards.all],

  /** By a hospital: its candidates, and how many of them an offer has. */
  candidacy: [keys.selection.all, keys.offers.managed, keys.interviews.calendars, keys.dashboards.all],
  /** Also how many offers follow which process. Approving an offer may approve its hospital as well. */
  offer: [
    ...[keys.offers.managed, keys.offers.published, keys.selection.all, keys.processes.list],
    ...[keys.hospitals.all, keys.dashboards.all, keys.audit.all],
  ],
  process: [keys.processes.list, keys.offers.managed],
  ownHospital: [keys.hospitals.mine, keys.offers.managed, keys.dashboards.all],

  /** By an administrator: the people and offers of a hospital show who it is. */
  hospital: [keys.hospitals.all, keys.offers.managed, keys.users.all, keys.dashboards.all, keys.audit.all],
  /** Petitions, payments and hospitals show whose they are. */
  user: [
    ...[keys.users.all, keys.petitions.all, keys.payments.pages, keys.hospitals.all],
    ...[keys.dashboards.all, keys.audit.all],
  ],
  /** Every legal deadline may move to another day. */
  holidays: [keys.petitions.all, keys.dashboards.all, keys.audit.all],
  /** Rectified: the list shows it, and the registry has one record more. */
  invoice: [keys.payments.pages, keys.payments.registry, keys.users.all, keys.audit.all],
  /** Shown on the public pages and before paying. */
  prices: [keys.settings.about, keys.payments.quotes, keys.audit.all],
} satisfies Record<string, readonly QueryKey[]>;

/** What differs between hospitals: forgotten when an administrator works for another one. */
export function forgetHospitalAnswers(queryClient: QueryClient): void {
  const answers: readonly QueryKey[] = [
    ...[keys.selection.all, keys.candidacies.all, keys.offers.managed, keys.processes.list],
    ...[keys.profiles.team, keys.interviews.calendars],
  ];
  for (const queryKey of answers) queryClient.removeQueries({ queryKey });
}
