import { Button, Checkbox, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../platform/use-copy.ts';
import classes from './second-factor.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once. The person has to confirm that they are stored: without them a lost phone is a lost account. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useTranslation('secondFactor');
  const [kept, setKept] = useState(false);
  // The pressed button is gone, so the focus moves to what replaced it.
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const { isCopied, copy } = useCopy();

  return (
    <div className={classes.steps}>
      <p className={classes.text} ref={lead} tabIndex={-1}>
        {t('recovery.lead')}
      </p>
      <ul className={classes.codes} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={() => copy(text)}>
          <span aria-live="polite">{t(isCopied ? 'recovery.copied' : 'recovery.copy')}</span>
        </Button>
        <Button
          variant="default"
          component="a"
          download={t('recovery.file')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {t('recovery.download')}
        </Button>
      </Group>
      <Checkbox
        label={t('recovery.kept')}
        checked={kept}
        onChange={({ currentTarget: { checked } }) => setKept(checked)}
      />
      <Button disabled={!kept} onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </div>
  );
}
