import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { fetchExport } from './account.queries.ts';
import classes from './section.module.css';
import { useTone } from './tone.ts';

export function DataExport() {
  const { t } = useTranslation('account');
  const tone = useTone();
  const download = useMutation({
    mutationFn: fetchExport,
    onSuccess: (zip) => saveFile(zip, 'fonendo.zip'),
    onError: (failure) => toastFailure(t('data.failed'), failure),
  });
  return (
    <Section title={t('data.title')}>
      <Card>
        <p className={classes.text}>{t(`data.lead.${tone}`)}</p>
        <Button
          variant="default"
          className={classes.action ?? ''}
          leftSection={<Download size={17} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('data.download')}
        </Button>
      </Card>
    </Section>
  );
}
