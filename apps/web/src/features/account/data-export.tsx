import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { fetchExport } from './account.queries.ts';
import classes from './section.module.css';
import { useTone } from './tone.ts';

export function DataExport() {
  const { t } = useTranslation('account');
  const tone = useTone();
  const download = useAction({
    run: async () => saveFile(await fetchExport(), 'fonendo.zip'),
    failed: t('data.failed'),
  });
  return (
    <Section title={t('data.title')}>
      <Card>
        <p className={classes.text}>{t(`data.lead.${tone}`)}</p>
        <Button
          variant="default"
          className={classes.action ?? ''}
          leftSection={<Download size={17} aria-hidden />}
          loading={download.isBusy}
          onClick={() => download.start()}
        >
          {t('data.download')}
        </Button>
      </Card>
    </Section>
  );
}
