import { queryOptions } from '@tanstack/react-query';
import { read } from '../../../platform/answers/read.ts';
import { api } from '../../../platform/api.ts';
import { queryKeys } from '../../../platform/query-keys.ts';

export const candidateContactQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.selection.contact(candidacyId),
    ...read('/api/selection/candidacies/{id}/contact', { path: { id: candidacyId } }),
  });

export const ownContactQuery = (candidacyId: string) =>
  queryOptions({
    queryKey: queryKeys.candidacies.contact(candidacyId),
    ...read('/api/candidacies/{id}/contact', { path: { id: candidacyId } }),
  });

export const shareContact = (candidacyId: string, sharesPhone: boolean) =>
  api.put('/api/candidacies/{id}/contact', { path: { id: candidacyId }, body: { sharesPhone } });

export const fetchCandidateCard = (candidacyId: string) =>
  api.file('/api/selection/candidacies/{id}/contact.vcf', { path: { id: candidacyId } });

export const fetchHospitalCard = (candidacyId: string) =>
  api.file('/api/candidacies/{id}/contact.vcf', { path: { id: candidacyId } });
