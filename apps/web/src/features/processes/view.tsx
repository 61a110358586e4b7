import type { ProcessStep } from '@fonendo/domain/processes/process';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { ProcessPreview } from './preview.tsx';
import classes from './processes.module.css';
import { StepOutlineList } from './steps/outline-list.tsx';

type Props = { name: string; text?: string; steps: readonly ProcessStep[]; action?: ReactNode };

/** A process for readers, with everything that the hospital's people may see. */
export function ProcessView({ name, text, steps, action }: Props) {
  return (
    <div className={classes.editor}>
      <Section title={name} description={text} aside={action}>
        <Card>
          <StepOutlineList
            steps={steps.map((step) => ({
              ...step,
              documents: [...step.documents],
              durationMinutes: step.type === 'interview' ? step.durationMinutes : null,
            }))}
          >
            {(index) => <Details step={steps[index]} />}
          </StepOutlineList>
        </Card>
      </Section>
      <div className={classes.preview}>
        <ProcessPreview steps={steps} />
      </div>
    </div>
  );
}

function Details({ step }: { step: ProcessStep | undefined }) {
  const { t } = useTranslation('processes');
  if (!step) return null;
  return (
    <>
      {step.documents.length > 0 && (
        <p className={classes.detail}>{t('step.daysShown', { count: step.daysToAnswer })}</p>
      )}
      {step.text && (
        <p className={classes.stepText}>
          <span className={classes.detail}>{t(step.type === 'internal' ? 'step.note' : 'step.message')}</span>
          {step.text}
        </p>
      )}
    </>
  );
}
