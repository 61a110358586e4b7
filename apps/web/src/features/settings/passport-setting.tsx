import type { PassportSetting as Setting } from '@fonendo/contract/settings.schema';
import { passportLength } from '@fonendo/domain/doctors/identity-document';
import { Button, Stack } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { read } from '../../platform/answers/read.ts';
import { api } from '../../platform/api.ts';
import { Form } from '../../platform/form/form.tsx';
import { queryKeys } from '../../platform/query-keys.ts';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { SettingConflict } from './setting-conflict.tsx';
import { useSettingForm } from './use-setting-form.ts';

const loadSchema = () => import('@fonendo/contract/settings.schema').then((schemas) => schemas.passportSettingSchema);

const passportQuery = queryOptions({
  queryKey: queryKeys.settings.passport,
  ...read('/api/settings/passport'),
});

/** How short a passport's number may be: some countries' are shorter than the specification's nine. */
export function PassportSetting() {
  const { t } = useTranslation('account');
  const query = useQuery(passportQuery);
  return (
    <Section title={t('settings.passport.title')} description={t('settings.passport.lead')}>
      <AnswerFrame query={query} failed={t('settings.passport.failed')} failedHelp={t('settings.passport.failedHelp')}>
        {(stored) => <PassportForm stored={stored} />}
      </AnswerFrame>
    </Section>
  );
}

function PassportForm({ stored }: { stored: Setting }) {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const setting = useSettingForm<Setting>(loadSchema, {
    stored,
    save: async (body) => {
      const saved = await api.put('/api/settings/passport', { body });
      queryClient.setQueryData(passportQuery.queryKey, saved);
      void invalidateAnswers(queryClient, [queryKeys.audit.all]);
      return saved;
    },
    fetchStored: () => queryClient.fetchQuery({ ...passportQuery, staleTime: 0 }),
    onSaved: () => toast({ tone: 'success', title: t('settings.passport.saved') }),
    describe: (_path, { passportMinLength }) => `${t('settings.passport.label')}: ${passportMinLength}`,
    action: 'settings.passportLengthChanged',
    notSaved: t('settings.passport.notSaved'),
  });
  const { form, submit, conflict } = setting;
  const { least, specified } = passportLength;
  return (
    <Card>
      <Form form={form} onSubmit={submit} label={t('settings.passport.title')}>
        <Stack gap="md" align="start">
          <NumberField
            label={t('settings.passport.label')}
            description={t('settings.passport.help', { least, specified })}
            {...form.getInputProps('passportMinLength')}
          />
          <SettingConflict setting={setting} />
          <Button type="submit" disabled={conflict !== null} loading={form.submitting}>
            {t('settings.passport.submit')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
