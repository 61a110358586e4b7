import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';

const idSchema = z.uuid();

/** The specification has an error of its own for malformed ids (section 8, "error in the petition ID"). */
export function petitionIdOf({ id }: { id: string }): string {
  const parsed = idSchema.safeParse(id);
  if (!parsed.success) throw new ApiError('InvalidPetitionId');
  return parsed.data;
}
