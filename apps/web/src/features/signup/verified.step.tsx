import type { LoginEntry } from '@fonendo/domain/policy-group';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { isOptionalStep } from './signup-step.ts';
import classes from './verified.step.module.css';

const stepsLeft = { doctor: ['documentation', 'cv', 'finish'], hospital: ['hospitalData'] } as const;

/** What is done, what is left, and the way in. */
export function VerifiedStep({ role, onContinue }: { role: LoginEntry; onContinue: () => void }) {
  const { t } = useTranslation(['signup', 'ui']);
  return (
    <>
      <p className={classes.lead}>{t(`verified.${role}`)}</p>
      <Card padding="rows" as="ul">
        {stepsLeft[role].map((step) => (
          <CardRow key={step} as="li">
            <span className={classes.name}>
              {t(`steps.${step}`)}
              {isOptionalStep(step) && <span className={classes.optional}> {t('ui:optional')}</span>}
            </span>
            <span className={classes.help}>{t(`verified.${step}`)}</span>
          </CardRow>
        ))}
      </Card>
      <Button size="lg" className={classes.continue} onClick={onContinue}>
        {t('verified.dashboard')}
      </Button>
    </>
  );
}
