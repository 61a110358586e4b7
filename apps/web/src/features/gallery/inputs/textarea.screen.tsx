import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { Specimen } from '../specimen.tsx';

export function InputTextareaScreen() {
  const { t } = useTranslation(['gallery', 'core']);
  const [about, setAbout] = useState('');
  const [message, setMessage] = useState('');
  return (
    <GalleryPage title={t('inputs.textarea.title')} intro={t('inputs.textarea.intro')} under="inputs">
      <Specimen title={t('inputs.textarea.plain')} when={t('inputs.textarea.plainWhen')} layout="fields">
        <TextareaField
          label={t('inputs.textarea.about')}
          description={t('inputs.textarea.aboutHint')}
          maxLength={160}
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        <TextareaField
          label={t('inputs.textarea.message')}
          optional
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Specimen>
      <Specimen title={t('inputs.textarea.states')} when={t('inputs.textarea.statesWhen')} layout="fields">
        <TextareaField
          label={t('inputs.textarea.reason')}
          value=""
          readOnly
          error={t('core:errors.required')}
          maxLength={500}
        />
        <TextareaField label={t('inputs.textarea.closed')} value={t('inputs.textarea.closedText')} disabled />
      </Specimen>
    </GalleryPage>
  );
}
