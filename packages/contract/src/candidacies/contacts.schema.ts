import { z } from 'zod';

/** How a hospital reaches a candidate whom it accepted: what the doctor shares, and nothing else. */
export const candidateContactSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable().meta({ description: 'E.164; null if there is none, or it is not shared' }),
    country: z.string().meta({ description: 'ISO 3166-1, two letters' }),
    zone: z.string().meta({ description: 'IANA time zone' }),
  })
  .meta({ id: 'CandidateContact' });

export type CandidateContact = z.infer<typeof candidateContactSchema>;

/** How a doctor reaches the hospital that accepted them. */
export const hospitalContactSchema = z
  .object({
    hospital: z.object({ name: z.string(), address: z.string(), city: z.string(), phone: z.string() }),
    person: z
      .object({ name: z.string(), email: z.string(), position: z.string().nullable() })
      .nullable()
      .meta({ description: 'Who accepted, or who runs the hospital’s team; null if nobody is left' }),
  })
  .meta({ id: 'HospitalContact' });

export type HospitalContact = z.infer<typeof hospitalContactSchema>;

/** A doctor's own side of it. */
export const ownContactSchema = z
  .object({
    email: z.string(),
    phone: z.string().nullable(),
    sharesPhone: z.boolean(),
    contact: hospitalContactSchema.nullable().meta({ description: 'Null until the hospital accepts' }),
    can: z.object({ choose: z.boolean() }),
  })
  .meta({ id: 'OwnContact' });

export type OwnContact = z.infer<typeof ownContactSchema>;

export const sharedContactSchema = z
  .object({ sharesPhone: z.boolean().meta({ description: 'Whether an accepting hospital is shown the phone too' }) })
  .meta({ id: 'SharedContact' });

export type SharedContact = z.infer<typeof sharedContactSchema>;
