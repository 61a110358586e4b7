import {
  alwaysMandatorySteps,
  interviewDurations,
  isMandatoryAt,
  processLimits,
} from '@fonendo/domain/processes/process';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid, WideField } from '../../../ui/fields/field-grid.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { ProcessForm, StepValues } from '../values.ts';
import { StepDocuments } from './documents.tsx';
import classes from './row.module.css';

type Props = { form: ProcessForm; step: StepValues; index: number };

/** All fields of a step of its type. */
export function StepFields({ form, step, index }: Props) {
  const { t } = useTranslation(['processes', 'processSteps']);
  const input = (field: string) => form.getInputProps(`steps.${index}.${field}`);
  const locked = index < alwaysMandatorySteps;
  const fields = useRef<HTMLDivElement>(null);
  // A step that opens because of an error focuses the invalid field.
  useEffect(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), []);
  return (
    <div ref={fields} className={classes.fields}>
      <FieldGrid>
        <WideField>
          <TextField
            label={t('step.name')}
            description={t('step.nameHelp')}
            maxLength={processLimits.stepName}
            autoComplete="off"
            {...input('name')}
          />
        </WideField>
        <WideField>
          <Checkbox
            label={t('step.mandatory')}
            description={t(locked ? 'step.mandatoryLocked' : 'step.mandatoryHelp')}
            disabled={locked}
            checked={isMandatoryAt(step, index)}
            onChange={(event) => form.setFieldValue(`steps.${index}.mandatory`, event.currentTarget.checked)}
          />
        </WideField>
        <WideField>
          <TextareaField
            optional
            label={t(step.type === 'internal' ? 'step.note' : 'step.message')}
            description={t(step.type === 'internal' ? 'step.noteHelp' : 'step.messageHelp')}
            maxLength={processLimits.stepText}
            {...input('text')}
          />
        </WideField>
        {step.type === 'documentRequest' && (
          <>
            <WideField>
              <StepDocuments form={form} documents={step.documents} path={`steps.${index}.documents`} />
            </WideField>
            <NumberField label={t('step.days')} {...input('daysToAnswer')} />
          </>
        )}
        {step.type === 'interview' && (
          <SelectField
            label={t('step.duration')}
            description={t('step.durationHelp')}
            searchable={false}
            data={interviewDurations.map((minutes) => ({
              value: String(minutes),
              label: t('processSteps:minutes', { minutes }),
            }))}
            {...input('durationMinutes')}
            value={String(step.durationMinutes)}
            onChange={(chosen) =>
              form.setFieldValue(
                `steps.${index}.durationMinutes`,
                interviewDurations.find((minutes) => String(minutes) === chosen) ?? step.durationMinutes,
              )
            }
          />
        )}
      </FieldGrid>
    </div>
  );
}
