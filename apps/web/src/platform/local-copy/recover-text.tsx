import { Alert, Button, Group, type MantineSpacing } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../format.ts';
import type { OfferedCopy } from './use-local-copy.ts';

type Props<Value> = { copy: OfferedCopy<Value> | null; onTake: (value: Value) => void; mb?: MantineSpacing };

/** Above an editor: what was written on an earlier visit and never saved. */
export function RecoverText<Value>({ copy, onTake, mb = 0 }: Props<Value>) {
  const { t } = useTranslation('ui');
  if (!copy) return null;
  return (
    <Alert role="status" icon={<History size={18} aria-hidden />} title={t('recover.title')} mb={mb}>
      {t('recover.text', { date: formatMoment(new Date(copy.at).toISOString()) })}
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={() => onTake(copy.take())}>
          {t('recover.take')}
        </Button>
        <Button size="sm" variant="default" onClick={copy.discard}>
          {t('recover.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
