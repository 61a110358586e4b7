import { roadPapers, roads, saleRefusals } from '@fonendo/domain/petitions/road';
import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';

/** Which procedure leads to practising, by nationality, country of the degree and speciality. */
export const roadSchema = z
  .object({
    road: z.enum(roads),
    article: z.string().nullable(),
    authority: z.enum(['sanidad', 'universidades']).nullable(),
    months: z.number().int().nullable(),
    silence: z.literal('refused').nullable(),
    hasStateFee: z.boolean(),
    papers: z.array(z.enum(roadPapers)),
    speciality: z.object({ article: z.string(), months: z.number().int() }).nullable(),
    facts: z.object({
      nationalities: z.array(z.string()),
      degreeCountry: z.string(),
      speciality: z.string().nullable(),
    }),
  })
  .meta({ id: 'Road' });

export type Road = z.infer<typeof roadSchema>;

/** The three questions. They are the doctor's own data, which the account shows as well. */
export const roadAnswersSchema = z
  .object({
    nationality: z.enum(countries),
    otherNationality: z.enum(countries).nullable(),
    degreeCountry: z.enum(countries),
    speciality: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .nullable()
      .meta({ description: 'Null without a title of specialist' }),
  })
  .meta({ id: 'RoadAnswers' });

export type RoadAnswers = z.infer<typeof roadAnswersSchema>;

export const roadQuestions = ['nationality', 'otherNationality', 'degreeCountry', 'speciality'] as const;

export const ownRoadSchema = z
  .object({
    /** What is known already. */
    answers: z.object({
      nationality: z.string(),
      otherNationality: z.string().nullable(),
      degreeCountry: z.string().nullable(),
      speciality: z.string().nullable(),
    }),
    /** Confirmed by an approved document: these cannot be answered otherwise. */
    verified: z.array(z.enum(roadQuestions)),
    road: roadSchema.nullable().meta({ description: 'Null until the country of the degree is known' }),
    notSold: z.enum(saleRefusals).nullable().meta({ description: 'Why a petition of RD 889/2022 is not for them' }),
    priceCents: z.number().int().meta({ description: 'Of our service, with its tax; 0 where it is not sold' }),
    stateFeeCents: z.number().int(),
  })
  .meta({ id: 'OwnRoad' });

export type OwnRoad = z.infer<typeof ownRoadSchema>;
