import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FileSearch, FileUp, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useStartPetition } from '../papers/actions.ts';
import classes from './own-petition.module.css';

const stages = [
  { key: 'gather', help: 'gatherHelp', icon: FileUp },
  { key: 'review', help: 'reviewHelp', icon: FileSearch },
  { key: 'resolve', help: 'resolveHelp', icon: Landmark },
] as const;

/** No petition yet: what it takes, in three steps, and the button to start. */
export function FirstPetition() {
  const { t } = useTranslation('homologations');
  const start = useStartPetition();
  return (
    <Card padding="hero" as="section" label={t('empty.title')}>
      <div className={classes.start}>
        <div>
          <h2 className={classes.startTitle}>{t('empty.title')}</h2>
          <p className={classes.startText}>{t('empty.text')}</p>
        </div>
        <ol className={classes.stages}>
          {stages.map(({ key, help, icon: Icon }) => (
            <li key={key} className={classes.stage}>
              <Icon size={24} strokeWidth={1.75} aria-hidden className={classes.stageIcon} />
              <h3>{t(`empty.${key}`)}</h3>
              <p>{t(`empty.${help}`)}</p>
            </li>
          ))}
        </ol>
        <div className={classes.actions}>
          <Button loading={start.isBusy} onClick={() => start.start()}>
            {t('empty.start')}
          </Button>
          <Button variant="subtle" component={Link} to="/homologation-info">
            {t('empty.info')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
