import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { isMandatoryAt, processLimits } from '@fonendo/domain/processes/process';
import { Button } from '@mantine/core';
import { useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../platform/form/form.tsx';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Section } from '../../ui/section.tsx';
import { ProcessConflictNotice } from './conflict.tsx';
import { ProcessMenu } from './menu.tsx';
import { ProcessPreview } from './preview.tsx';
import classes from './processes.module.css';
import { StepList } from './steps/list.tsx';
import { useProcessForm } from './use-process-form.ts';

type Props = {
  process: Process;
  can: ProcessList['can'];
  onCopy: () => void;
  onDeleted: () => void;
};

/** One process of the hospital: its name and steps, saved by a button. */
export function ProcessEditor({ process, can, onCopy, onDeleted }: Props) {
  const { t } = useTranslation('processes');
  const confirm = useConfirm();
  const { form, dirty, save, conflict, ...choices } = useProcessForm(process);
  const gone = useRef(false);

  useUnsavedChanges(
    () => form.isDirty() && !gone.current,
    () =>
      confirm({
        title: t('editor.leaveTitle'),
        description: t('editor.leaveText'),
        action: t('editor.leaveAction'),
        keeps: 'editing',
      }),
  );

  const discard = async () => {
    const sure = await confirm({
      title: t('editor.discardTitle'),
      description: t('editor.discardText'),
      action: t('editor.discardAction'),
      keeps: 'changes',
    });
    if (sure) choices.discard();
  };

  const steps = useDeferredValue(form.values.steps ?? []);
  return (
    <div className={classes.editor}>
      <Form form={form} label={t('editor.form', { name: process.name })} onSubmit={(content) => save(content)}>
        <div className={classes.toolbar}>
          <p className={classes.saving} data-unsaved={dirty || undefined} role="status">
            {t(dirty ? 'editor.unsaved' : 'editor.saved')}
          </p>
          <div className={classes.buttons}>
            {dirty && (
              <Button variant="default" disabled={form.submitting} onClick={() => void discard()}>
                {t('editor.discard')}
              </Button>
            )}
            <Button type="submit" disabled={!dirty || conflict !== null} loading={form.submitting}>
              {t('editor.save')}
            </Button>
          </div>
          <ProcessMenu
            process={process}
            unsaved={dirty}
            can={can}
            onCopy={onCopy}
            onDeleted={() => {
              gone.current = true;
              onDeleted();
            }}
          />
        </div>
        {conflict && <ProcessConflictNotice conflict={conflict} {...choices} />}
        <Card>
          <TextField label={t('editor.name')} maxLength={processLimits.name} {...form.getInputProps('name')} />
          <Use process={process} />
        </Card>
        <div className={classes.steps}>
          <Section title={t('editor.steps')}>
            <StepList form={form} />
          </Section>
        </div>
      </Form>
      <div className={classes.preview}>
        <ProcessPreview
          steps={steps.map((step, position) => ({ ...step, mandatory: isMandatoryAt(step, position) }))}
        />
      </div>
    </div>
  );
}

/** Which offers a change concerns. */
function Use({ process: { offers } }: { process: Process }) {
  const { t } = useTranslation('processes');
  return (
    <p className={classes.use}>
      {offers.unpublished + offers.published === 0 && t('editor.unused')}
      {offers.unpublished > 0 && t('editor.unpublished', { count: offers.unpublished })}{' '}
      {offers.published > 0 && t('editor.published', { count: offers.published })}
    </p>
  );
}
