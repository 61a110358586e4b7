import type { RejectionReasonsSetting, rejectionReasonsSchema } from '@fonendo/contract/petitions/settings.schema';
import { type DocumentKind, documentKinds } from '@fonendo/domain/documents/kinds';
import { maxRejectionReasons } from '@fonendo/domain/documents/rejection-reasons';
import { ActionIcon, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../platform/form/form.tsx';
import type { ZodForm } from '../../../../platform/form/use-zod-form.tsx';
import { toast } from '../../../../platform/toasts.ts';
import { Card } from '../../../../ui/card.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../../ui/fields/textarea-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { AnswerFrame } from '../../../../ui/states/answer-frame.tsx';
import { SettingConflict, useSettingForm } from '../../../settings/settings.public.ts';
import { rejectionReasonsQuery, saveRejectionReasons } from '../../petitions.queries.ts';
import classes from '../procedure/settings.module.css';

const loadSchema = () =>
  import('@fonendo/contract/petitions/settings.schema').then((schemas) => schemas.rejectionReasonsSchema);

/** The ready-made reasons per kind of document, in the order of their digit keys. */
export function ReasonSettings() {
  const { t } = useTranslation('petitions');
  const query = useQuery(rejectionReasonsQuery);
  return (
    <Section title={t('settings.reasons')} description={t('settings.reasonsLead')}>
      <AnswerFrame query={query} failed={t('settings.failed')} failedHelp={t('settings.failedHelp')}>
        {(data) => <ReasonsForm reasons={data} />}
      </AnswerFrame>
    </Section>
  );
}

function ReasonsForm({ reasons }: { reasons: RejectionReasonsSetting }) {
  const { t } = useTranslation(['petitions', 'documents']);
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<DocumentKind>('passport');
  const setting = useSettingForm<RejectionReasonsSetting>(loadSchema, {
    stored: reasons,
    save: (change) => saveRejectionReasons(queryClient, change),
    fetchStored: () => queryClient.fetchQuery({ ...rejectionReasonsQuery, staleTime: 0 }),
    onSaved: () => toast({ tone: 'success', title: t('settings.saved') }),
    describe,
    action: 'settings.rejectionReasonsChanged',
    notSaved: t('settings.reasonsNotSaved'),
  });
  const { form, submit, conflict } = setting;

  function describe(path: string, stored: RejectionReasonsSetting) {
    const changed = documentKinds.find((known) => known === path) ?? kind;
    const titles = stored[changed].map(({ title }) => t('settings.reasonNow', { title })).join(', ');
    return t('settings.reasonsNow', {
      document: t(`documents:kinds.${changed}`),
      titles: titles || t('settings.noneNow'),
    });
  }

  return (
    <Card>
      <Form form={form} onSubmit={submit} label={t('settings.reasons')}>
        <div className={classes.form}>
          <SelectField
            className={classes.choice ?? ''}
            searchable={false}
            allowDeselect={false}
            label={t('settings.document')}
            data={documentKinds.map((value) => ({ value, label: t(`documents:kinds.${value}`) }))}
            value={kind}
            onChange={(chosen) => setKind(documentKinds.find((known) => known === chosen) ?? kind)}
          />
          <ReasonFields key={kind} form={form} kind={kind} />
          <SettingConflict setting={setting} />
          <Button type="submit" className={classes.submit ?? ''} disabled={conflict !== null} loading={form.submitting}>
            {t('settings.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type FieldsProps = { form: ZodForm<typeof rejectionReasonsSchema>; kind: DocumentKind };

function ReasonFields({ form, kind }: FieldsProps) {
  const { t } = useTranslation('petitions');
  const reasons = form.getValues()[kind] ?? [];
  return (
    <>
      {reasons.length === 0 && <p className={classes.none}>{t('settings.noReasons')}</p>}
      <ol className={classes.reasons}>
        {reasons.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no name but their place
          <li key={index} className={classes.reason}>
            <TextField
              label={t('settings.reasonTitle', { number: index + 1 })}
              {...form.getInputProps(`${kind}.${index}.title`)}
            />
            <TextareaField
              minRows={2}
              maxLength={1000}
              label={t('settings.reasonMessage')}
              {...form.getInputProps(`${kind}.${index}.message`)}
            />
            <div className={classes.tools}>
              <ActionIcon
                aria-label={t('settings.moveUp', { number: index + 1 })}
                disabled={index === 0}
                onClick={() => form.reorderListItem(kind, { from: index, to: index - 1 })}
              >
                <ArrowUp size={17} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t('settings.removeReason', { number: index + 1 })}
                onClick={() => form.removeListItem(kind, index)}
              >
                <Trash2 size={17} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
      {reasons.length < maxRejectionReasons && (
        <Button
          variant="subtle"
          className={classes.submit ?? ''}
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => form.insertListItem(kind, { title: '', message: '' })}
        >
          {t('settings.addReason')}
        </Button>
      )}
    </>
  );
}
