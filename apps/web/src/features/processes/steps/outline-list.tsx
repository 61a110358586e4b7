import type { StepOutline } from '@fonendo/contract/processes.schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentName } from '../use-document-name.ts';
import { StepIcon } from './icon.tsx';
import classes from './outline-list.module.css';

type Props = {
  steps: readonly StepOutline[];
  /** More about a step, for readers who may see it. */
  children?: (index: number) => ReactNode;
};

/** The steps of a selection in order: type, whether mandatory, and what it requests. */
export function StepOutlineList({ steps, children }: Props) {
  const { t } = useTranslation('processSteps');
  const nameOf = useDocumentName();
  return (
    <ol className={classes.list} aria-label={t('label')}>
      {steps.map((step, index) => (
        <li key={step.id} className={classes.step}>
          <span className={classes.mark}>
            <StepIcon type={step.type} size={16} />
          </span>
          <div className={classes.body}>
            <p className={classes.name}>{step.name}</p>
            <p className={classes.facts}>{factsOf(step).join(' · ')}</p>
            {step.documents.length > 0 && (
              <>
                <p className={classes.asks}>{t('asks')}</p>
                <ul className={classes.documents}>
                  {[...new Set(step.documents.map(nameOf))].map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </>
            )}
            {children?.(index)}
          </div>
        </li>
      ))}
    </ol>
  );

  function factsOf({ type, name, mandatory, durationMinutes }: StepOutline): string[] {
    const typeName = t(`types.${type}`);
    return [
      // Most steps are named after their type, which is not repeated.
      ...(typeName === name ? [] : [typeName]),
      ...(durationMinutes === null ? [] : [t('minutes', { minutes: durationMinutes })]),
      ...(mandatory ? [] : [t('optional')]),
    ];
  }
}
