import { doctorFormSchema } from '@fonendo/contract/auth/registration-form.schema';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldGrid } from '../../../ui/fields/field-grid.tsx';
import { Section } from '../../../ui/section.tsx';
import { choosePhoneCountry, DegreeFields } from '../../users/person/person.public.ts';
import { AccessFields } from './access-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import classes from './fields.module.css';
import { deleteDraft, restoreDraft, useKeptDraft } from './form-draft.ts';
import { PersonFields } from './person-fields.tsx';
import { RecognitionFields } from './recognition-fields.tsx';
import { register } from './register.ts';
import { RegistrationSubmit } from './registration-submit.tsx';

const schema = doctorFormSchema(() => new Date());

/** Only for doctors who need a recognition: emptied if they do not. */
const noRecognition = {
  hasDegree: false,
  degreeEmail: undefined,
  degreeCountry: undefined,
  gender: undefined,
  maritalStatus: undefined,
  hasKids: undefined,
  parent1: undefined,
  parent2: undefined,
  address: undefined,
  city: undefined,
  state: undefined,
  postalCode: undefined,
};

const empty = {
  accountType: 'doctor' as const,
  firstname: '',
  lastname: '',
  birthDate: undefined,
  countryOfResidence: undefined,
  nationality: undefined,
  otherNationality: undefined,
  documentType: undefined,
  documentNumber: '',
  hasDegreeSpain: undefined,
  graduationDate: undefined,
  speciality: undefined,
  specialityDescription: undefined,
  ...noRecognition,
  email: '',
  phoneCountry: undefined,
  phonePrefix: undefined,
  phone: '',
  password: '',
  passwordRepeat: '',
  howFound: undefined,
  newsletter: false,
  privacy: false,
};

export function DoctorForm({ onCreated }: { onCreated: () => void }) {
  const { t } = useTranslation('signup');
  const form = useZodForm(schema, restoreDraft('doctor', empty));
  useKeptDraft('doctor', form.values);

  function chooseResidence(country: string | null) {
    // A province of Spain is no state of Colombia, and the other way round.
    if ((country === 'ES') !== (form.values.countryOfResidence === 'ES')) form.setFieldValue('state', undefined);
    form.getInputProps('countryOfResidence').onChange(country ?? undefined);
    // Most phones belong to the country of residence; a chosen prefix is kept.
    if (!form.values.phoneCountry) choosePhoneCountry(form.getInputProps, country);
  }

  function answerDegree(hasDegreeSpain: boolean) {
    form.getInputProps('hasDegreeSpain').onChange(hasDegreeSpain);
    if (hasDegreeSpain) form.setValues(noRecognition);
  }

  return (
    <Form
      form={form}
      label={t('titles.personalData.doctor')}
      onSubmit={async ({ passwordRepeat: _, phoneCountry: __, ...registration }) => {
        const outcome = await register(registration);
        deleteDraft('doctor');
        if (outcome === 'created') onCreated();
      }}
    >
      <PersonFields input={form.getInputProps} onResidence={chooseResidence} />
      <Section title={t('groups.degree')}>
        <Card>
          <FieldGrid>
            <DegreeFields input={form.getInputProps} onHasDegreeSpain={answerDegree} />
          </FieldGrid>
        </Card>
        {form.values.hasDegreeSpain === false && (
          <div className={classes.below}>
            <RecognitionFields input={form.getInputProps} country={form.values.countryOfResidence} />
          </div>
        )}
      </Section>
      <AccessFields account="doctor" input={form.getInputProps} />
      <ConsentFields account="doctor" input={form.getInputProps} />
      <RegistrationSubmit submitting={form.submitting} />
    </Form>
  );
}
