import { hospitalFormSchema } from '@fonendo/contract/auth/registration-form.schema';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { AccessFields } from './access-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import classes from './fields.module.css';
import { deleteDraft, restoreDraft, useKeptDraft } from './form-draft.ts';
import { register } from './register.ts';
import { RegistrationSubmit } from './registration-submit.tsx';

/** Hospitals of this product are in Spain. */
const empty = {
  accountType: 'hospital' as const,
  firstname: '',
  lastname: '',
  email: '',
  phoneCountry: 'ES' as const,
  phonePrefix: '+34',
  phone: '',
  password: '',
  passwordRepeat: '',
  howFound: undefined,
  newsletter: false,
  privacy: false,
};

export function HospitalForm({ onCreated }: { onCreated: () => void }) {
  const { t } = useTranslation(['signup', 'person']);
  const form = useZodForm(hospitalFormSchema, restoreDraft('hospital', empty));
  useKeptDraft('hospital', form.values);
  return (
    <Form
      form={form}
      label={t('titles.personalData.hospital')}
      onSubmit={async ({ passwordRepeat: _, phoneCountry: __, ...registration }) => {
        const outcome = await register(registration);
        deleteDraft('hospital');
        if (outcome === 'created') onCreated();
      }}
    >
      <Section title={t('groups.hospitalPerson')} description={t('groups.hospitalPersonHelp')}>
        <Card>
          <div className={classes.fields}>
            <TextField label={t('person:firstname')} autoComplete="given-name" {...form.getInputProps('firstname')} />
            <TextField label={t('person:lastname')} autoComplete="family-name" {...form.getInputProps('lastname')} />
          </div>
        </Card>
      </Section>
      <AccessFields account="hospital" input={form.getInputProps} />
      <ConsentFields account="hospital" input={form.getInputProps} />
      <RegistrationSubmit submitting={form.submitting} />
    </Form>
  );
}
