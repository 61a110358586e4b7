import type { Process, processContentSchema } from '@fonendo/contract/processes.schema';
import type { StepType } from '@fonendo/domain/processes/process';
import type { z } from 'zod';
import type { ZodForm } from '../../platform/form/use-zod-form.tsx';
import { newId } from '../../platform/new-id.ts';

export type ProcessForm = ZodForm<typeof processContentSchema>;

type Values = z.input<typeof processContentSchema>;

export type StepValues = Values['steps'][number];

/** The values of the form, which were checked by the same schema when stored. */
export const valuesOf = ({ name, steps }: Process): Values => structuredClone({ name, steps }) as Values;

export const newStep = (type: StepType, name: string): StepValues => ({
  id: newId(),
  type,
  name,
  mandatory: false,
  text: '',
  documents: [],
  daysToAnswer: 10,
  durationMinutes: 45,
});

/** Whether the step can be removed without losing any input. */
export const isUntouched = (step: StepValues, name: string): boolean =>
  step.name === name && step.text === '' && step.documents.length === 0;
