import type { PaperWeightsSetting } from '@fonendo/contract/petitions/settings.schema';
import { paperWeights, weighedPapers } from '@fonendo/domain/documents/paper-weights';
import { Button, Stack } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateAnswers } from '../../../../platform/answers/invalidate-answers.ts';
import { read } from '../../../../platform/answers/read.ts';
import { api } from '../../../../platform/api.ts';
import { Form } from '../../../../platform/form/form.tsx';
import { queryKeys } from '../../../../platform/query-keys.ts';
import { toast } from '../../../../platform/toasts.ts';
import { Card } from '../../../../ui/card.tsx';
import { RadioField } from '../../../../ui/fields/radio-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { AnswerFrame } from '../../../../ui/states/answer-frame.tsx';
import { SettingConflict, useSettingForm } from '../../../settings/settings.public.ts';
import classes from '../procedure/settings.module.css';

const loadSchema = () =>
  import('@fonendo/contract/petitions/settings.schema').then((schemas) => schemas.paperWeightsSchema);

const weightsQuery = queryOptions({
  queryKey: queryKeys.settings.paperWeights,
  ...read('/api/settings/paper-weights'),
});

/** Which papers hold a petition up, and which are only warned of. */
export function PaperWeightSettings() {
  const { t } = useTranslation('checklist');
  const query = useQuery(weightsQuery);
  return (
    <Section title={t('settings.title')} description={t('settings.lead')}>
      <AnswerFrame query={query} failed={t('settings.failed')} failedHelp={t('settings.failedHelp')}>
        {(stored) => <WeightsForm stored={stored} />}
      </AnswerFrame>
    </Section>
  );
}

function WeightsForm({ stored }: { stored: PaperWeightsSetting }) {
  const { t } = useTranslation(['checklist', 'documents']);
  const queryClient = useQueryClient();
  const setting = useSettingForm<PaperWeightsSetting>(loadSchema, {
    stored,
    save: async (body) => {
      const saved = await api.put('/api/settings/paper-weights', { body });
      queryClient.setQueryData(weightsQuery.queryKey, saved);
      void invalidateAnswers(queryClient, [queryKeys.petitions.all]);
      return saved;
    },
    fetchStored: () => queryClient.fetchQuery({ ...weightsQuery, staleTime: 0 }),
    onSaved: () => toast({ tone: 'success', title: t('settings.saved') }),
    describe: (path, theirs) =>
      weighedPapers
        .filter((kind) => kind === path)
        .map((kind) => `${t(`documents:kinds.${kind}`)}: ${t(`settings.${theirs[kind]}`)}`)
        .join(),
    action: 'settings.paperWeightsChanged',
    notSaved: t('settings.notSaved'),
  });
  const { form, submit, conflict } = setting;
  return (
    <Card>
      <Form form={form} onSubmit={submit} label={t('settings.title')}>
        <Stack gap="lg" align="start">
          {weighedPapers.map((kind) => (
            <RadioField
              key={kind}
              direction="row"
              label={t(`documents:kinds.${kind}`)}
              description={t(`settings.why.${kind}`)}
              options={paperWeights.map((value) => ({ value, label: t(`settings.${value}`) }))}
              {...form.getInputProps(kind)}
            />
          ))}
          <SettingConflict setting={setting} />
          <Button type="submit" className={classes.submit ?? ''} disabled={conflict !== null} loading={form.submitting}>
            {t('settings.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
