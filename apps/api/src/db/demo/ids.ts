/** The kinds of demo rows, each with its own range of ids. */
const ranges = {
  user: 0,
  hospital: 1,
  document: 2,
  payment: 3,
  entitlement: 4,
  invoice: 5,
  contract: 6,
  cvEntry: 7,
  petition: 8,
  petitionEntry: 9,
  suspension: 10,
  condition: 11,
  notification: 12,
  offer: 13,
  candidacy: 14,
  auditEntry: 15,
  process: 16,
  processStep: 17,
  documentRequest: 18,
  interview: 19,
  interviewSlot: 20,
  candidacyNote: 21,
  hearing: 22,
  message: 23,
};

/** Fixed ids: the demo data is the same in every installation, and links to it keep working. */
export const demoId = (range: keyof typeof ranges, serial: number): string =>
  `01900000-0000-7000-8${String(ranges[range]).padStart(3, '0')}-${String(serial).padStart(12, '0')}`;
