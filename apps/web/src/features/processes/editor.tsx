import type { Process, ProcessList, ProcessUpdate } from '@fonendo/contract/processes.schema';
import { isMandatoryAt, processLimits } from '@fonendo/domain/processes/process';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { Form } from '../../platform/form/form.tsx';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { formatMoment } from '../../platform/format.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SaveConflict } from '../../ui/save/save-conflict.tsx';
import { Section } from '../../ui/section.tsx';
import { ProcessMenu } from './menu.tsx';
import { ProcessPreview } from './preview.tsx';
import classes from './processes.module.css';
import { cacheProcess, processesQuery, saveProcess } from './processes.queries.ts';
import { StepList } from './steps/list.tsx';
import { valuesOf } from './values.ts';

type Props = {
  process: Process;
  can: ProcessList['can'];
  onCopy: () => void;
  onDeleted: () => void;
};

const loadSchema = () => import('@fonendo/contract/processes.schema').then((schemas) => schemas.processContentSchema);

/** One process of the hospital: its name and steps, saved by a button. */
export function ProcessEditor({ process, can, onCopy, onDeleted }: Props) {
  const { t } = useTranslation('processes');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const form = useZodForm(loadSchema, valuesOf(process));
  /** The version that these values are based on. */
  const [version, setVersion] = useState(process.version);
  const [conflict, setConflict] = useState<Process | null>(null);
  const gone = useRef(false);
  const dirty = form.isDirty();

  const adopt = (stored: Process) => {
    const values = valuesOf(stored);
    form.setInitialValues(values);
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    setVersion(stored.version);
    setConflict(null);
  };

  // Changes that a colleague saved replace values that were not edited here.
  useEffect(() => {
    if (process.version > version && !dirty) adopt(process);
  });

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

  async function save(content: Omit<ProcessUpdate, 'version'>, over: number) {
    try {
      const saved = await saveProcess(process.id, { ...content, version: over });
      adopt(saved);
      cacheProcess(queryClient, saved);
      toast({ tone: 'success', title: t('editor.done') });
    } catch (failure) {
      if (!isApiFailure(failure, 'Conflict')) throw failure;
      const { items } = await queryClient.fetchQuery({ ...processesQuery, staleTime: 0 });
      const theirs = items.find(({ id }) => id === process.id);
      if (!theirs) throw failure;
      setConflict(theirs);
    }
  }

  async function keepMine(theirs: Process) {
    if ((await form.validate()).hasErrors) return;
    try {
      await save(form.getTransformedValues(), theirs.version);
    } catch (failure) {
      toastFailure(t('conflict.failed'), failure);
    }
  }

  const discard = async () => {
    const sure = await confirm({
      title: t('editor.discardTitle'),
      description: t('editor.discardText'),
      action: t('editor.discardAction'),
      keeps: 'changes',
    });
    if (sure) adopt(process);
  };

  const steps = useDeferredValue(form.values.steps ?? []);
  return (
    <div className={classes.editor}>
      <Form form={form} label={t('editor.form', { name: process.name })} onSubmit={(content) => save(content, version)}>
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
        {conflict && (
          <div className={classes.conflict}>
            <SaveConflict
              title={t('conflict.title')}
              keepMine={{
                label: t('conflict.keepMine'),
                question: {
                  title: t('conflict.keepTitle'),
                  description: t('conflict.keepText'),
                  action: t('conflict.keepMine'),
                },
                onChosen: () => void keepMine(conflict),
              }}
              takeTheirs={{
                label: t('conflict.takeTheirs'),
                question: {
                  title: t('editor.discardTitle'),
                  description: t('conflict.takeText'),
                  action: t('editor.discardAction'),
                  keeps: 'mine',
                },
                onChosen: () => adopt(conflict),
              }}
            >
              {t('conflict.text', { date: formatMoment(conflict.updatedAt) })}
            </SaveConflict>
          </div>
        )}
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
