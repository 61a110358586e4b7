/** Specification, section 3. */
export const hospitalSectors = ['public', 'private', 'concerted'] as const;

export type HospitalSector = (typeof hospitalSectors)[number];

/** Roles within a hospital: the administrator belongs to the group hospital, the others to recruiter. */
export const hospitalRoles = ['administrator', 'recruiter', 'selectionCoordinator', 'administrative'] as const;

export type HospitalRole = (typeof hospitalRoles)[number];
