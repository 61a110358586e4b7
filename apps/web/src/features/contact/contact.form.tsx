import type { ContactRequest } from '@fonendo/contract/contact.schema';
import { contactMessageMaxLength } from '@fonendo/domain/contact';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { Form } from '../../platform/form/form.tsx';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { useSession } from '../../platform/session/auth-state.ts';
import { EmailField } from '../../ui/fields/email-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextareaField } from '../../ui/fields/textarea-field.tsx';
import classes from './contact.form.module.css';

const loadSchema = () => import('@fonendo/contract/contact.schema').then((schemas) => schemas.contactRequestSchema);

export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('contact');
  const session = useSession();
  const form = useZodForm(loadSchema, {
    name: session ? `${session.firstname} ${session.lastname}` : '',
    email: session?.email ?? '',
    subject: '',
    message: '',
    website: '',
  });

  return (
    <Form
      form={form}
      label={t('heading')}
      onSubmit={async (message) => {
        await sendContactMessage(message);
        onSent(message.email);
      }}
    >
      <div className={classes.fields}>
        <div className={classes.person}>
          <TextField autoComplete="name" label={t('name')} {...form.getInputProps('name')} />
          <EmailField label={t('email')} {...form.getInputProps('email')} />
        </div>
        <TextField label={t('subject')} {...form.getInputProps('subject')} />
        <TextareaField
          minRows={5}
          maxLength={contactMessageMaxLength}
          label={t('message')}
          {...form.getInputProps('message')}
        />
        {/* Invisible, out of the tab order and hidden from assistive technology: only bots fill it in. */}
        <div className={classes.trap} aria-hidden="true">
          <label>
            {t('trap')}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
          </label>
        </div>
        <Button type="submit" className={classes.submit ?? ''} loading={form.submitting}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}

async function sendContactMessage(message: ContactRequest): Promise<void> {
  await api.post('/api/auth/send-contact', { body: message });
}
