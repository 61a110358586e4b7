import type { AgreedFirstDay, FirstDayDates } from '@fonendo/contract/candidacies/first-day.schema';
import { api } from '../../../platform/api.ts';

export const giveFirstDay = (candidacyId: string, dates: FirstDayDates) =>
  api.put('/api/candidacies/{id}/first-day', { path: { id: candidacyId }, body: dates });

export const agreeFirstDay = (candidacyId: string, agreed: AgreedFirstDay) =>
  api.put('/api/selection/candidacies/{id}/first-day', { path: { id: candidacyId }, body: agreed });
