import { type QuickAnswer, quickAnswerContentSchema } from '@fonendo/contract/conversations/quick-answers.schema';
import { quickAnswerLimits, wordsOf } from '@fonendo/domain/conversations/quick-answers';
import { Alert, Stack } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../platform/form/form.tsx';
import { useZodForm } from '../../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../../platform/http-client.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { toast } from '../../../platform/toasts.ts';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { addQuickAnswer, cacheQuickAnswers, quickAnswersQuery, saveQuickAnswer } from './quick-answers.queries.ts';

/** What somebody else stored meanwhile; null if they deleted it. */
type Conflict = { theirs: QuickAnswer | null };

/** Null for a new one. What was typed stays until it is saved or given up. */
export function QuickAnswerForm({ answer, onClose }: { answer: QuickAnswer | null; onClose: () => void }) {
  const { t } = useTranslation('quickAnswers');
  const queryClient = useQueryClient();
  const [base, setBase] = useState(answer);
  const title = useRef<HTMLInputElement>(null);
  // The dialog is open already, and what had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useZodForm(quickAnswerContentSchema, {
    title: answer?.title ?? '',
    es: answer?.es ?? '',
    en: answer?.en ?? '',
  });

  /** Shows what a colleague saved meanwhile, and bases the next try on it: a person who saves again has seen it. */
  async function showTheirs(): Promise<void> {
    const { items } = await queryClient.fetchQuery({ ...quickAnswersQuery, staleTime: 0 });
    const theirs = items.find(({ id }) => id === answer?.id) ?? null;
    setBase(theirs);
    setConflict({ theirs });
  }

  return (
    <Form
      form={form}
      label={t(answer ? 'form.edit' : 'form.add')}
      onSubmit={async (content) => {
        try {
          const saved = base
            ? await saveQuickAnswer(base.id, { ...content, version: base.version })
            : await addQuickAnswer(content);
          cacheQuickAnswers(queryClient, saved);
        } catch (failure) {
          const isOutdated = isApiFailure(failure) && (failure.data.code === 'Conflict' || failure.status === 404);
          if (!isOutdated) throw failure;
          await showTheirs();
          return;
        }
        toast({ tone: 'success', title: t('form.saved') });
        onClose();
      }}
    >
      <Stack gap="md">
        {conflict && (
          <Alert role="alert" icon={<TriangleAlert size={18} aria-hidden />} title={t('conflict.title')}>
            {conflict.theirs
              ? t('conflict.theirs', {
                  ...{ title: conflict.theirs.title, text: wordsOf(conflict.theirs, currentLocale()) },
                })
              : t('conflict.gone')}
          </Alert>
        )}
        <TextField
          ref={title}
          label={t('form.title')}
          description={t('form.titleHelp')}
          maxLength={quickAnswerLimits.title}
          {...form.getInputProps('title')}
        />
        <TextareaField
          label={t('form.es')}
          description={t('form.help')}
          optional={(form.getValues().en ?? '').trim() !== ''}
          maxLength={quickAnswerLimits.text}
          {...form.getInputProps('es')}
        />
        <TextareaField label={t('form.en')} optional maxLength={quickAnswerLimits.text} {...form.getInputProps('en')} />
      </Stack>
      <FormFoot
        form={form}
        submit={t(conflict ? 'conflict.mine' : 'form.save')}
        onCancel={onClose}
        cancel={t(conflict ? 'conflict.take' : 'form.back')}
      />
    </Form>
  );
}
