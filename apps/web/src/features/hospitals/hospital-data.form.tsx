import { type Hospital, hospitalDataFormSchema } from '@fonendo/contract/hospital.schema';
import { communities, communityCodes, communityOfPostalCode } from '@fonendo/domain/communities';
import { countries } from '@fonendo/domain/countries';
import { hospitalSectors } from '@fonendo/domain/hospital';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { choice, text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldGrid, WideField } from '../../ui/fields/field-grid.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioField } from '../../ui/fields/radio-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Section } from '../../ui/section.tsx';
import { PhoneFields } from '../person/person.public.ts';
import classes from './hospital-data.form.module.css';
import { HospitalFacts, NoHospital } from './hospital-facts.tsx';
import { ownHospitalQuery, useSaveHospital } from './hospitals.queries.ts';

type Props = { onSaved?: () => void };

/** The data of one's hospital: a form for its administrators, facts for everybody else who works there. */
export function HospitalDataForm({ onSaved }: Props) {
  const { t } = useTranslation('hospitals');
  const { data, isError, isFetching, refetch } = useQuery(ownHospitalQuery);
  if (data?.can.edit) return <Fields hospital={data.hospital} onSaved={onSaved} />;
  if (data) return data.hospital ? <HospitalFacts hospital={data.hospital} /> : <NoHospital />;
  if (!isError) return <LoadingState />;
  return (
    <Card>
      <ErrorState
        title={t('failed')}
        description={t('failedHelp')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Card>
  );
}

const communityOptions = communityCodes.map((value) => ({ value, label: communities[value].name }));

function Fields({ hospital, onSaved }: { hospital: Hospital | null; onSaved: Props['onSaved'] }) {
  const { t } = useTranslation('hospitals');
  const save = useSaveHospital();
  const confirm = useConfirm();
  const form = useZodForm(hospitalDataFormSchema, valuesOf(hospital));
  const input = form.getInputProps;
  useUnsavedChanges(form.isDirty, () =>
    confirm({
      title: t('form.leave.title'),
      description: t('form.leave.description'),
      action: t('form.leave.action'),
      destructive: true,
    }),
  );

  /** The postal code says where the hospital is: nobody has to choose the community as well. */
  function typePostalCode(code: string) {
    form.setFieldValue('postalCode', code);
    const community = communityOfPostalCode(code.trim());
    if (community) form.setFieldValue('community', community);
  }

  async function submit({ phoneCountry: _, ...update }: Parameters<typeof save>[0] & { phoneCountry?: unknown }) {
    const saved = await save(update);
    const values = valuesOf(saved.hospital);
    form.setValues(values);
    form.resetDirty(values);
    if (onSaved) onSaved();
    else toast({ tone: 'success', title: t('form.saved') });
  }

  return (
    <div className={classes.form}>
      <Form form={form} label={t('form.label')} onSubmit={submit}>
        <Section title={t('form.identity')}>
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
              <TextField
                optional
                label={t('form.position')}
                description={t('form.positionHelp')}
                autoComplete="organization-title"
                {...text(input('position'))}
              />
            </FieldGrid>
          </Card>
        </Section>
        <div className={classes.foot}>
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('form.submit')}
          </Button>
          <p className={classes.state} role="status">
            {form.isDirty() && t('form.unsaved')}
          </p>
        </div>
      </Form>
    </div>
  );
}

/** Hospitals of this product are in Spain. */
function valuesOf(hospital: Hospital | null) {
  return {
    name: hospital?.name ?? '',
    cif: hospital?.cif ?? '',
    address: hospital?.address ?? '',
    city: hospital?.city ?? '',
    postalCode: hospital?.postalCode ?? '',
    community: hospital?.community,
    sector: hospital?.sector,
    employees: hospital?.employees,
    description: hospital?.description ?? '',
    phoneCountry: hospital ? countries.find((country) => country === hospital.phoneCountry) : ('ES' as const),
    phonePrefix: hospital ? (hospital.phonePrefix ?? undefined) : '+34',
    phone: hospital?.phone ?? undefined,
    position: hospital?.position ?? undefined,
  };
}
