import { petitionIdParamSchema, petitionSchema } from '@fonendo/contract/petitions/petitions.schema';
import type { ErrorCode } from '@fonendo/contract/shared/errors.schema';
import type { z } from 'zod';
import { declareRoute, json } from '../../../http/route.ts';

export const access = ['superadmin', 'admin'] as const;

type Extra = { refuses?: readonly ErrorCode[]; summary: string };

/** A change of one petition by an administrator; each returns the petition afterwards. */
export const move = <Path extends string>(path: Path, { refuses = ['InvalidStatusChange'], summary }: Extra) =>
  declareRoute(
    { access, reach: 'all', refuses: ['InvalidPetitionId', 'NotFound', ...refuses] },
    {
      method: 'post',
      path,
      tags: ['petitions'],
      summary,
      request: { params: petitionIdParamSchema },
      responses: { 200: json(petitionSchema, 'As it is now') },
    },
  );

export const moveWith = <Path extends string, Body extends z.ZodType>(
  path: Path,
  body: Body,
  { refuses = ['InvalidStatusChange'], summary }: Extra,
) =>
  declareRoute(
    { access, reach: 'all', refuses: ['InvalidPetitionId', 'NotFound', ...refuses] },
    {
      method: 'post',
      path,
      tags: ['petitions'],
      summary,
      request: { params: petitionIdParamSchema, body: json(body, 'What is entered') },
      responses: { 200: json(petitionSchema, 'As it is now') },
    },
  );
