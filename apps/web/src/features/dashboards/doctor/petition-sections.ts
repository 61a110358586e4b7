import type { DoctorNextStep } from '@fonendo/contract/dashboards.schema';
import { stepAnchors } from '../../petitions/anchors/anchors.public.ts';

/** Where on the page of the petition a step of the dashboard is taken. */
export const petitionSections = {
  openMinistryNotice: stepAnchors.open,
  allegeToMinistry: stepAnchors.hearing,
  answerMinistry: stepAnchors.answer,
  meetConditions: stepAnchors.conditions,
} as const satisfies Partial<Record<DoctorNextStep['key'], string>>;
