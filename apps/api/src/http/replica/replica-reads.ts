/**
 * The reads that a replica may answer: searches, lists and dashboards, each of which looks through many rows and shows
 * a state that was true a moment ago anyway. Nothing else goes there: no page of a single thing that somebody is about
 * to change, no file, nothing public, no session.
 */
export const replicaReads: ReadonlySet<string> = new Set([
  '/api/audit',
  '/api/candidacies/mine',
  '/api/dashboards/administrator',
  '/api/dashboards/doctor',
  '/api/dashboards/hospital',
  '/api/doctors',
  '/api/hospitals',
  '/api/interviews',
  '/api/notifications',
  '/api/offers',
  '/api/offers/facets',
  '/api/offers/managed',
  '/api/offers/managed/counts',
  '/api/payments',
  '/api/payments/all',
  '/api/petitions',
  '/api/petitions/counts',
  '/api/petitions/waiting-times',
  '/api/processes',
  '/api/profiles',
  '/api/search',
  '/api/selection/board',
  '/api/selection/candidates',
  '/api/users',
]);
