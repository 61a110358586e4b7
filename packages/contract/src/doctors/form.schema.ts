import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { besideTheRest } from '../shared/refinements.ts';
import { doctorUpdateSchema } from './doctors.schema.ts';

/**
 * A doctor's data as the form asks for them. Several countries share a prefix, so the country is what is chosen.
 * `needed` names what may be empty elsewhere and not where the form stands now, such as before a contract.
 */
export const doctorDataFormSchema = (now: () => Date, needed: readonly string[] = []) =>
  doctorUpdateSchema(now)
    .safeExtend({ phoneCountry: z.enum(countries).optional() })
    .superRefine((doctor: Record<string, unknown>, ctx) => {
      for (const field of needed) {
        if (!doctor[field]) ctx.addIssue({ code: 'custom', path: [field], params: { key: 'errors.required' } });
      }
    }, besideTheRest);
