import type { HospitalUpdate } from '@fonendo/contract/hospitals/hospitals.schema';
import { hospitalSectors } from '@fonendo/domain/hospitals/hospital';
import { communities, communityCodes, communityOfPostalCode } from '@fonendo/domain/reference/communities';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { choice, text } from '../../../platform/form/bound-input.ts';
import { Form } from '../../../platform/form/form.tsx';
import { useUnsavedChanges } from '../../../platform/form/use-unsaved-changes.ts';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { useFormCopy } from '../../../platform/local-copy/form-copy.tsx';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FieldGrid, WideField } from '../../../ui/fields/field-grid.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { PhoneFields } from '../../users/person/person.public.ts';
import classes from './hospital-data.form.module.css';
import { type HospitalData, valuesOf } from './hospital-values.ts';
import { type Saved, useSaveTogether } from './use-save-together.ts';

type Props = {
  hospital: HospitalData | null;
  /** Whether the person who edits works there and has a position. */
  withPosition: boolean;
  /** What a new name or CIF means. */
  identityHelp?: string;
  /** Keeps what colleagues have changed since `update.read`, and returns the current data and what they are. */
  onSave: (update: HospitalUpdate) => Promise<Saved>;
  /** What is stored now: a colleague has changed the same. */
  fetchStored: () => Promise<HospitalData | null>;
  onSaved: () => void;
  /** For a form shown in place of something else: back to that. */
  onCancel?: () => void;
};

const communityOptions = communityCodes.map((value) => ({ value, label: communities[value].name }));

const loadSchema = () =>
  import('@fonendo/contract/hospitals/hospitals.schema').then((schemas) => schemas.hospitalDataFormSchema);

/** The data of a hospital, for its own administrators and the platform's. */
export function HospitalFields({ hospital, withPosition, identityHelp, onSaved, onCancel, ...server }: Props) {
  const { t } = useTranslation(['hospitals', 'core']);
  const confirm = useConfirm();
  const form = useZodForm(loadSchema, valuesOf(hospital));
  const input = form.getInputProps;
  const copy = useFormCopy(`hospital:${hospital?.id ?? 'new'}`, form);
  const askToLeave = async () => {
    const leaves = await confirm({
      title: t('form.leave.title'),
      description: t('form.leave.description'),
      action: t('form.leave.action'),
      keeps: 'editing',
    });
    if (leaves) copy.giveUp();
    return leaves;
  };
  useUnsavedChanges(form.isDirty, askToLeave);

  /** The postal code determines the community, so nobody has to choose it. */
  function typePostalCode(code: string) {
    form.setFieldValue('postalCode', code);
    const community = communityOfPostalCode(code.trim());
    if (community) form.setFieldValue('community', community);
  }

  const save = useSaveTogether(form, hospital, server);

  async function submit(wanted: HospitalUpdate & { phoneCountry?: unknown }) {
    await save(wanted);
    onSaved();
  }

  async function cancel(leave: () => void) {
    if (!form.isDirty() || (await askToLeave())) leave();
  }

  return (
    <div className={classes.form}>
      {copy.recover}
      <Form form={form} label={t('form.label')} onSubmit={submit}>
        <Section title={t('form.identity')} description={identityHelp}>
          <Card>
            <FieldGrid>
              <WideField>
                <TextField label={t('form.name')} autoComplete="organization" {...input('name')} />
              </WideField>
              <TextField
                label={t('form.cif')}
                description={t('form.cifHelp')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                {...input('cif')}
              />
              <NumberField label={t('form.employees')} {...input('employees')} />
              <WideField>
                <RadioField
                  direction="row"
                  label={t('form.sector')}
                  options={hospitalSectors.map((value) => ({ value, label: t(`form.sectors.${value}`) }))}
                  {...choice(input('sector'))}
                />
              </WideField>
              <WideField>
                <TextareaField
                  label={t('form.description')}
                  description={t('form.descriptionHelp')}
                  maxLength={2000}
                  {...input('description')}
                />
              </WideField>
            </FieldGrid>
          </Card>
        </Section>
        <Section title={t('form.location')}>
          <Card>
            <FieldGrid>
              <WideField>
                <TextField label={t('form.address')} autoComplete="street-address" {...input('address')} />
              </WideField>
              <TextField
                label={t('form.postalCode')}
                autoComplete="postal-code"
                inputMode="numeric"
                {...input('postalCode')}
                onChange={(event) => typePostalCode(event.currentTarget.value)}
              />
              <TextField label={t('form.city')} autoComplete="address-level2" {...input('city')} />
              <SelectField label={t('form.community')} data={communityOptions} {...choice(input('community'))} />
            </FieldGrid>
          </Card>
        </Section>
        <Section title={t('form.contact')} description={t('form.contactHelp')}>
          <Card>
            <FieldGrid>
              <PhoneFields input={(field) => (field === 'phone' ? text(input(field)) : input(field))} />
              {withPosition && (
                <TextField
                  optional
                  label={t('form.position')}
                  description={t('form.positionHelp')}
                  autoComplete="organization-title"
                  {...text(input('position'))}
                />
              )}
            </FieldGrid>
          </Card>
        </Section>
        <div className={classes.foot}>
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('form.submit')}
          </Button>
          {onCancel && (
            <Button variant="default" size="lg" onClick={() => void cancel(onCancel)}>
              {t('core:actions.cancel')}
            </Button>
          )}
          <p className={classes.state} role="status">
            {form.isDirty() && t('form.unsaved')}
          </p>
        </div>
      </Form>
    </div>
  );
}
