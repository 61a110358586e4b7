import type { CvCertificate } from '@fonendo/domain/cv/cv';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './entry-fields.module.css';
import { type EntryForm, lineOf } from './entry-form.tsx';
import { MonthField } from './month-field.tsx';

export function CertificateFields({ form }: { form: EntryForm<CvCertificate> }) {
  const { t } = useTranslation('cv');
  const { entry, set, error, leave } = form;
  return (
    <div className={classes.fields}>
      <TextField label={t('certificates.name')} {...lineOf(form, 'name')} data-first-field />
      <TextField label={t('certificates.issuer')} {...lineOf(form, 'issuer')} optional />
      <MonthField
        label={t('certificates.date')}
        optional
        value={entry.date}
        onChange={(date) => set({ date })}
        onBlur={() => leave('date')}
        error={error('date')}
      />
    </div>
  );
}
