import { limits } from '@fonendo/domain/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../ui/fields/email-field.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { NewPasswordField } from '../../../ui/fields/password/new-password-field.tsx';
import { PasswordField } from '../../../ui/fields/password/password-field.tsx';
import { PinField } from '../../../ui/fields/password/pin-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import classes from '../specimen.module.css';
import { Specimen } from '../specimen.tsx';

export function InputTextScreen() {
  const { t } = useTranslation(['gallery', 'core']);
  return (
    <GalleryPage title={t('inputs.text.title')} intro={t('inputs.text.intro')} under="inputs">
      <Specimen title={t('inputs.text.plain')} when={t('inputs.text.plainWhen')} layout="fields">
        <TextField label={t('inputs.text.name')} autoComplete="given-name" placeholder="Valentina" />
        <TextField
          label={t('inputs.text.surname')}
          description={t('inputs.text.surnameHint')}
          defaultValue="Restrepo Gaviria"
          autoComplete="family-name"
        />
        <TextField label={t('inputs.text.website')} type="url" inputMode="url" optional />
        <TextField
          label={t('inputs.text.reference')}
          description={t('inputs.text.referenceHint')}
          defaultValue="HOM-2026-004217"
          disabled
        />
      </Specimen>
      <Specimen title={t('inputs.text.email')} when={t('inputs.text.emailWhen')} layout="fields">
        <EmailField label={t('inputs.text.emailLabel')} placeholder={t('inputs.text.emailPlaceholder')} />
        <EmailField
          label={t('inputs.text.emailLabel')}
          defaultValue="valentina@correo"
          error={t('core:errors.email')}
        />
        <TextField
          label={t('inputs.text.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+57 301 555 0134"
        />
      </Specimen>
      <PasswordSpecimen />
      <CodeSpecimen />
      <NumberSpecimen />
    </GalleryPage>
  );
}

function PasswordSpecimen() {
  const { t } = useTranslation('gallery');
  const [password, setPassword] = useState('');
  return (
    <Specimen title={t('inputs.text.password')} when={t('inputs.text.passwordWhen')} layout="fields">
      <PasswordField label={t('inputs.text.passwordLabel')} defaultValue="Demo1234!" />
      <NewPasswordField
        label={t('inputs.text.newPassword')}
        minLength={limits.passwordMinLength}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </Specimen>
  );
}

function CodeSpecimen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [code, setCode] = useState('');
  const [complete, setComplete] = useState('');
  return (
    <Specimen title={t('inputs.text.code')} when={t('inputs.text.codeWhen')} layout="fields">
      <div>
        <PinField
          label={t('inputs.text.codeLabel')}
          description={t('inputs.text.codeHint')}
          value={code}
          onChange={setCode}
          onComplete={setComplete}
        />
        <p className={classes.value} role="status">
          {complete && t('inputs.text.codeDone', { code: complete })}
        </p>
      </div>
      <PinField
        label={t('inputs.text.codeLabel')}
        value="482913"
        onChange={() => undefined}
        error={t('core:apiErrors.InvalidVerificationCode')}
      />
    </Specimen>
  );
}

function NumberSpecimen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [vacancies, setVacancies] = useState<number | undefined>(2);
  const [salary, setSalary] = useState<number | undefined>(42_000);
  const [fee, setFee] = useState<number | undefined>(90_750);
  return (
    <Specimen title={t('inputs.text.number')} when={t('inputs.text.numberWhen')} layout="fields">
      <NumberField
        label={t('inputs.text.vacancies')}
        value={vacancies}
        onChange={setVacancies}
        error={vacancies === 0 && t('core:errors.numberTooShort', { min: 1 })}
      />
      <MoneyField label={t('inputs.text.salary')} value={salary} onChange={setSalary} />
      <div>
        <MoneyField label={t('inputs.text.fee')} value={fee} onChange={setFee} cents optional />
        <p className={classes.value}>{t('inputs.text.cents', { value: fee ?? '–' })}</p>
      </div>
    </Specimen>
  );
}
