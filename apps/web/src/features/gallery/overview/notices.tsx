import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ToastTone, toast } from '../../../platform/toasts.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import classes from '../specimen.module.css';
import { Specimen } from '../specimen.tsx';

const tones: readonly ToastTone[] = ['success', 'warning', 'error', 'info'];

export function NoticesSpecimen() {
  const { t } = useTranslation('gallery');
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');

  const ask = async (destructive: boolean) => {
    const question = destructive ? 'askDestructive' : 'ask';
    const action = t(`foundations.notices.${question}Action`);
    const yes = await confirm({
      title: t(`foundations.notices.${question}Title`),
      description: t(`foundations.notices.${question}Text`),
      action,
      ...(destructive && { keeps: 'open' }),
    });
    setAnswer(yes ? t('foundations.notices.yes', { action }) : t('foundations.notices.no'));
  };

  return (
    <Specimen title={t('foundations.notices.title')} when={t('foundations.notices.when')} layout="row">
      {tones.map((tone) => (
        <Button
          key={tone}
          variant="default"
          onClick={() =>
            toast({
              tone,
              title: t(`foundations.notices.${tone}Title`),
              message: t(`foundations.notices.${tone}Text`),
            })
          }
        >
          {t(`foundations.notices.${tone}`)}
        </Button>
      ))}
      <Button variant="default" onClick={() => void ask(false)}>
        {t('foundations.notices.ask')}
      </Button>
      <Button variant="destructive" onClick={() => void ask(true)}>
        {t('foundations.notices.askDestructive')}
      </Button>
      <p className={classes.value} role="status">
        {answer}
      </p>
    </Specimen>
  );
}
