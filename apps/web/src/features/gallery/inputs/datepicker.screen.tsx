import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/fields/date/date-field.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import classes from '../specimen.module.css';
import { Specimen } from '../specimen.tsx';

export function InputDatepickerScreen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [birth, setBirth] = useState('1994-03-07');
  const [start, setStart] = useState('');
  const [interview, setInterview] = useState('');
  return (
    <GalleryPage title={t('inputs.datepicker.title')} intro={t('inputs.datepicker.intro')} under="inputs">
      <Specimen title={t('inputs.datepicker.plain')} when={t('inputs.datepicker.plainWhen')} layout="fields">
        <div>
          <DateField label={t('inputs.datepicker.birth')} value={birth} onChange={setBirth} />
          <p className={classes.value}>
            {t('inputs.datepicker.value', { value: birth || t('inputs.datepicker.empty') })}
          </p>
        </div>
        <div>
          <DateField label={t('inputs.datepicker.start')} optional value={start} onChange={setStart} />
          <p className={classes.value}>
            {t('inputs.datepicker.value', { value: start || t('inputs.datepicker.empty') })}
          </p>
        </div>
      </Specimen>
      <Specimen title={t('inputs.datepicker.limits')} when={t('inputs.datepicker.limitsWhen')} layout="fields">
        <DateField
          label={t('inputs.datepicker.interview')}
          description={t('inputs.datepicker.interviewHint')}
          minDate="2026-11-16"
          maxDate="2026-11-27"
          defaultDate="2026-11-16"
          value={interview}
          onChange={setInterview}
        />
      </Specimen>
      <Specimen title={t('inputs.datepicker.states')} when={t('inputs.datepicker.statesWhen')} layout="fields">
        <DateField
          label={t('inputs.datepicker.graduation')}
          value="1992-06-30"
          onChange={() => undefined}
          error={t('core:errors.graduationBeforeBirth')}
        />
        <DateField
          label={t('inputs.datepicker.registered')}
          description={t('inputs.datepicker.registeredHint')}
          value="2026-09-15"
          onChange={() => undefined}
          disabled
        />
      </Specimen>
    </GalleryPage>
  );
}
