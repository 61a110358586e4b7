import { processLimits, type StepType, stepTypes } from '@fonendo/domain/processes/process';
import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import classes from '../processes.module.css';
import { isUntouched, newStep, type ProcessForm, type StepValues } from '../values.ts';
import { StepFields } from './fields.tsx';
import { StepIcon } from './icon.tsx';
import { StepRow } from './row.tsx';

/** Drag and drop is loaded beside the form. */
const SortableList = lazy(() => import('../../../ui/sortable-list.tsx'));

/** The steps in order: one open at a time, moved by pointer, keyboard or buttons. */
export function StepList({ form }: { form: ProcessForm }) {
  const { t } = useTranslation(['processes', 'processSteps']);
  const confirm = useConfirm();
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const steps = form.values.steps ?? [];
  const titleOf = (step: StepValues) => step.name.trim() || t('step.untitled');
  const isWrong = (index: number) => Object.keys(form.errors).some((path) => path.startsWith(`steps.${index}.`));

  // Opens the first step with an error.
  const firstWrong = steps.find((_, index) => isWrong(index))?.id;
  useEffect(() => {
    if (firstWrong) setOpenId(firstWrong);
  }, [firstWrong]);

  const add = (type: StepType) => {
    const step = newStep(type, t(`processSteps:types.${type}`));
    form.insertListItem('steps', step);
    setOpenId(step.id);
  };

  const move = (from: number, to: number) => {
    const moved = steps[from];
    if (!moved || to < 0 || to >= steps.length) return;
    form.reorderListItem('steps', { from, to });
    setAnnouncement(t('step.movedTo', { title: titleOf(moved), position: to + 1, total: steps.length }));
  };

  const remove = async (step: StepValues, index: number) => {
    const title = titleOf(step);
    const sure =
      isUntouched(step, t(`processSteps:types.${step.type}`)) ||
      (await confirm({
        title: t('step.removeTitle', { title }),
        description: t('step.removeText'),
        action: t('step.remove'),
        keeps: 'step',
      }));
    if (!sure) return;
    form.removeListItem('steps', index);
    setAnnouncement(t('step.removed', { title }));
  };

  const full = steps.length >= processLimits.steps.max;
  return (
    <>
      <Card padding="rows">
        <Suspense fallback={<LoadingState of="rows" />}>
          <SortableList
            rows={steps.map((step) => ({ id: step.id, title: titleOf(step) }))}
            className={classes.stepRows ?? ''}
            texts={{
              role: t('drag.role'),
              instructions: t('drag.instructions'),
              lifted: (place) => t('drag.lifted', place),
              over: (place) => t('drag.over', place),
              dropped: (place) => t('drag.dropped', place),
              cancelled: (place) => t('drag.cancelled', place),
            }}
            onMove={move}
          >
            {({ id, title }, index, handle, place) => {
              const step = steps[index];
              if (!step) return null;
              const open = id === openId;
              return (
                <StepRow
                  step={step}
                  title={title}
                  position={index}
                  total={steps.length}
                  wrong={isWrong(index) && !open}
                  handle={handle}
                  place={place}
                  onToggle={() => setOpenId(open ? null : id)}
                  onMove={(to) => move(index, to)}
                  onRemove={() => void remove(step, index)}
                >
                  {open && <StepFields form={form} step={step} index={index} />}
                </StepRow>
              );
            }}
          </SortableList>
        </Suspense>
      </Card>
      <fieldset className={classes.add}>
        <legend className={classes.legend}>{t('step.add')}</legend>
        {stepTypes.map((type) => (
          <Button
            key={type}
            variant="default"
            size="sm"
            leftSection={<StepIcon type={type} size={16} />}
            aria-label={t('step.addOf', { type: t(`processSteps:types.${type}`) })}
            disabled={full}
            onClick={() => add(type)}
          >
            {t(`processSteps:types.${type}`)}
          </Button>
        ))}
        {full && <p className={classes.limit}>{t('step.full', { max: processLimits.steps.max })}</p>}
      </fieldset>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
