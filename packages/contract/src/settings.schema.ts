import { passportLength } from '@fonendo/domain/doctors/identity-document';
import { maxPriceCents } from '@fonendo/domain/settings/settings';
import { z } from 'zod';

/** Public facts about this installation, readable before signing in. */
export const publicSettingsSchema = z
  .object({
    demo: z.boolean().meta({ description: 'Demo data is there, and its accounts are listed on the login page' }),
    demoIsExposed: z.boolean().meta({ description: 'Strangers can reach this demo, whose passwords everybody knows' }),
    mailbox: z.boolean().meta({ description: 'Mails stay here, and the browser shows them at /dev/mailbox' }),
  })
  .meta({ id: 'PublicSettings' });

const price = z.number().int().min(0).max(maxPriceCents);
const rate = z.number().int().min(0).max(10_000).meta({ description: 'Hundredths of a percent: 2100 is 21 %' });

/** A price of 0 means that the product is free. */
export const pricesSchema = z
  .object({
    offersAccessPriceCents: price,
    recognitionPriceCents: price,
    recognitionDiscountPercent: z.number().int().min(0).max(100),
    stateFeeCents: price.meta({ description: 'Form 790, code 107: named as excluded, never charged' }),
    taxTable: z.object({ spain: rate, europeanUnion: rate, outsideEuropeanUnion: rate }),
  })
  .meta({ id: 'Prices' });

export type Prices = z.infer<typeof pricesSchema>;

/** `read` is what the form started from; changes of others are merged against it (docs/decisions/0032). */
export const pricesChangeSchema = pricesSchema
  .extend({
    read: pricesSchema.meta({ description: 'All of them as they were read' }),
    chargeConfirmed: z.boolean().optional().meta({
      description: 'Needed to charge for access to offers: the person has read Ley 3/2023, art. 42.4',
    }),
  })
  .meta({ id: 'PricesChange' });

export type PricesChange = z.infer<typeof pricesChangeSchema>;

/** Shown on the public pages. Prices before tax, after the discount. */
export const aboutSchema = z
  .object({
    company: z.object({
      name: z.string(),
      taxId: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      email: z.string(),
    }),
    prices: z.object({ recognitionCents: price, offersAccessCents: price, stateFeeCents: price }),
  })
  .meta({ id: 'AboutProduct' });

export type About = z.infer<typeof aboutSchema>;

export const passportSettingSchema = z
  .object({
    passportMinLength: z.int().min(passportLength.least).max(passportLength.specified).meta({
      description: 'The least length of a passport’s number; 9 is the specification’s',
    }),
  })
  .meta({ id: 'PassportSetting' });

export type PassportSetting = z.infer<typeof passportSettingSchema>;

export const passportSettingChangeSchema = passportSettingSchema
  .extend({ read: passportSettingSchema.meta({ description: 'As it was read' }) })
  .meta({ id: 'PassportSettingChange' });

export type PassportSettingChange = z.infer<typeof passportSettingChangeSchema>;
