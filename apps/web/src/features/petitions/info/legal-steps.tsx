import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './homologation-info.module.css';

/** In the order of the procedure (RD 889/2022; deadlines by Ley 39/2015, art. 30). */
const steps = ['documents', 'ours', 'check', 'amend', 'hearing', 'resolution', 'appeal'] as const;

/** What happens, who does it, and the legal deadline. */
export function LegalSteps() {
  const { t } = useTranslation('homologations');
  return (
    <Section title={t('info.law.title')} aside={t('info.law.source')}>
      <Card padding="rows">
        <CardRow>
          <ol className={classes.steps}>
            {steps.map((step, index) => (
              <li key={step} className={classes.step}>
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <div className={classes.stepHead}>
                    <h3 className={classes.stepName}>{t(`info.law.${step}`)}</h3>
                    <span className={classes.term}>{t(`info.law.${step}Term`)}</span>
                  </div>
                  <p className={classes.help}>{t(`info.law.${step}Help`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </CardRow>
        <CardRow foot>
          <p className={classes.foot}>{t('info.law.fee')}</p>
        </CardRow>
      </Card>
    </Section>
  );
}
