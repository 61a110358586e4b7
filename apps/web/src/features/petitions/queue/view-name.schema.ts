import { z } from 'zod';
import { maxViewName } from './views.ts';

export const viewNameSchema = z.object({ name: z.string().trim().min(1).max(maxViewName) });
