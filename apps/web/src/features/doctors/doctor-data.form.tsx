import type { Doctor, MissingItem, Readiness } from '@fonendo/contract/doctors/doctors.schema';
import { profileFields } from '@fonendo/domain/doctors/readiness';
import type { VerifiableField } from '@fonendo/domain/doctors/verified-data';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choice, type FieldInput, text } from '../../platform/form/bound-input.ts';
import { Form } from '../../platform/form/form.tsx';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { useFormCopy } from '../../platform/local-copy/form-copy.tsx';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { FieldGrid } from '../../ui/fields/field-grid.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import {
  AddressFields,
  CivilFields,
  CountryField,
  DegreeFields,
  IdentityFields,
  PhoneFields,
} from '../users/person/person.public.ts';
import classes from './doctor-data.form.module.css';
import { valuesOf } from './doctor-values.ts';
import { doctorQuery, readinessQuery, useSaveDoctor } from './doctors.queries.ts';

type Props = {
  onSaved?: () => void;
  /** Optional fields that are required here: their group comes first. */
  needed?: readonly string[];
};

/** All data of a doctor, in the account and wherever some of them are missing. */
export function DoctorDataForm({ onSaved, needed = [] }: Props) {
  const { t } = useTranslation('doctors');
  const query = useQuery(doctorQuery);
  // A doctor who follows the link of a missing item finds that field required here, with the reason.
  const [field] = useState(fieldOfTheAddress);
  const isAsked = profileFields.some((known) => known === field);
  const readiness = useQuery({ ...readinessQuery, enabled: isAsked });
  if (isAsked && readiness.isPending) return <LoadingState of="rows" rows={5} />;
  const asked = isAsked ? askedFor(field, readiness.data) : null;
  return (
    <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(doctor) => (
        <>
          {asked && <p className={classes.needed}>{t(`form.needed.${asked.purpose}`)}</p>}
          <Fields doctor={doctor} onSaved={onSaved} needed={[...needed, ...(asked?.fields ?? [])]} />
        </>
      )}
    </AnswerFrame>
  );
}

/** Everything that the field's own purpose lacks: an application needs nothing of what the Ministry asks for. */
function askedFor(field: string, readiness: Readiness | undefined) {
  for (const purpose of ['petition', 'apply'] as const) {
    const fields: string[] = fieldsOf(readiness?.[purpose]?.missing ?? []);
    if (fields.includes(field)) return { purpose, fields };
  }
  return null;
}

const fieldsOf = (missing: readonly MissingItem[]) =>
  missing.flatMap((item) => (item.key === 'personalData' ? item.fields : []));

type FieldsProps = { doctor: Doctor; onSaved: Props['onSaved']; needed: readonly string[] };

const loadSchema = (needed: readonly string[]) =>
  import('@fonendo/contract/doctors/form.schema').then((schemas) =>
    schemas.doctorDataFormSchema(() => new Date(), needed),
  );

function Fields({ doctor, onSaved, needed }: FieldsProps) {
  const { t } = useTranslation(['doctors', 'person']);
  const save = useSaveDoctor();
  const confirm = useConfirm();
  const form = useZodForm(() => loadSchema(needed), valuesOf(doctor));
  const element = useFieldOfTheAddress();
  const isVerified = (field: string) => doctor.verified.includes(field as VerifiableField);
  const copy = useFormCopy('doctor', form, isVerified);
  useUnsavedChanges(form.isDirty, async () => {
    const leaves = await confirm({
      title: t('form.leave.title'),
      description: t('form.leave.description'),
      action: t('form.leave.action'),
      keeps: 'editing',
    });
    if (leaves) copy.giveUp();
    return leaves;
  });

  /** Verified fields are read-only. */
  const input: FieldInput<string> = (field, options) => ({
    ...form.getInputProps(field as 'firstname', options),
    ...(isVerified(field) && { readOnly: true, classNames: { input: classes.fixed } }),
  });

  function chooseResidence(country: string | null) {
    // A province of Spain is no state of Colombia, and the other way round.
    if ((country === 'ES') !== (form.values.countryOfResidence === 'ES')) form.setFieldValue('state', undefined);
    form.getInputProps('countryOfResidence').onChange(country ?? undefined);
  }

  async function submit({ phoneCountry: _, ...update }: Parameters<typeof save>[0] & { phoneCountry?: unknown }) {
    const saved = await save(update);
    const values = valuesOf(saved);
    form.setValues(values);
    form.resetDirty(values);
    const moved = saved.hasDegreeSpain !== doctor.hasDegreeSpain;
    toast({ tone: 'success', title: t('form.saved'), ...(moved && { message: t('form.groupChanged') }) });
    onSaved?.();
  }

  const identity = (
    <Section key="identity" title={t('form.identity')} description={t('form.identityHelp')}>
      <Card>
        <FieldGrid>
          <IdentityFields input={input} />
        </FieldGrid>
      </Card>
    </Section>
  );
  const residence = (
    <Section key="residence" title={t('form.residence')} description={t('form.residenceHelp')}>
      <Card>
        <FieldGrid>
          <CountryField
            label={t('person:countryOfResidence')}
            {...choice(input('countryOfResidence'))}
            onChange={chooseResidence}
          />
          <PhoneFields input={(field) => (field === 'phone' ? text(input(field)) : input(field))} />
          <AddressFields
            input={input}
            country={form.values.countryOfResidence}
            needed={needed}
            forPetition={form.values.hasDegreeSpain === false}
          />
          <EmailField
            readOnly
            classNames={{ input: classes.fixed }}
            label={t('form.email')}
            description={t('form.emailHelp')}
            value={doctor.email}
          />
        </FieldGrid>
      </Card>
    </Section>
  );

  return (
    <div ref={element} className={classes.form}>
      {copy.recover}
      <Form form={form} label={t('form.label')} onSubmit={submit}>
        {doctor.verified.length > 0 && (
          <p className={classes.verified}>
            <BadgeCheck size={18} aria-hidden />
            <span>
              {t('form.verified')}{' '}
              <Link to="/faq" hash="contacto">
                {t('form.verifiedContact')}
              </Link>
              .
            </span>
          </p>
        )}
        {needed.length > 0 ? [residence, identity] : [identity, residence]}
        <Section title={t('form.degree')}>
          <Card>
            <FieldGrid>
              <DegreeFields
                input={input}
                needed={needed}
                onHasDegreeSpain={(has) => {
                  if (!isVerified('hasDegreeSpain')) form.setFieldValue('hasDegreeSpain', has);
                }}
              />
            </FieldGrid>
          </Card>
        </Section>
        {/* Only the Ministry needs them, for a petition: who has a Spanish degree is not asked, as in the registration. */}
        {form.values.hasDegreeSpain === false && (
          <Section title={t('form.civil')} description={t('form.civilHelp')}>
            <Card>
              <FieldGrid>
                <CivilFields input={input} needed={needed} />
              </FieldGrid>
            </Card>
          </Section>
        )}
        <div className={classes.foot} data-dirty={form.isDirty() || undefined}>
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('form.submit')}
          </Button>
          <p className={classes.state} role="status">
            {form.isDirty() ? t('form.unsaved') : t('form.unchanged')}
          </p>
        </div>
      </Form>
    </div>
  );
}

/** Of `/account?tab=personal#address`; empty where none is named. */
function fieldOfTheAddress(): string {
  const field = window.location.hash.slice(1);
  return /^\w+$/.test(field) ? field : '';
}

/** `/account?tab=personal#speciality` focuses that field, so that links can lead to what is missing. */
function useFieldOfTheAddress() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = fieldOfTheAddress();
    if (!field) return;
    element.current?.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
  }, []);
  return element;
}
