import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { besideTheRest } from '../shared/refinements.ts';
import { doctorUpdateSchema } from './doctors.schema.ts';

/**
 * A doctor's data as the form asks for them. Several countries share a prefix, so the form asks for the country.
 * `needed` lists optional fields that are required here, for example before signing a contract.
 */
export const doctorDataFormSchema = (now: () => Date, needed: readonly string[] = []) =>
  doctorUpdateSchema(now)
    .safeExtend({ phoneCountry: z.enum(countries).optional() })
    .superRefine((doctor: Record<string, unknown>, ctx) => {
      for (const field of needed) {
        if (!doctor[field]) ctx.addIssue({ code: 'custom', path: [field], params: { key: 'errors.required' } });
      }
    }, besideTheRest);
