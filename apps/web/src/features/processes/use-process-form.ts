import type { Process, ProcessUpdate } from '@fonendo/contract/processes.schema';
import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withNetwork } from '../../platform/connection/connection.ts';
import { toastFailure } from '../../platform/failure-toast.ts';
import { useZodForm } from '../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../platform/http-client.ts';
import { toast } from '../../platform/toasts.ts';
import { cacheProcess, processesQuery, saveProcess } from './processes.queries.ts';
import { valuesOf } from './values.ts';

type Content = Omit<ProcessUpdate, 'version'>;

/** What a colleague has saved, and what it would leave of this page: everything that only one of them changed. */
export type ProcessConflict = { stored: Process; theirs: Content; parts: (keyof Content)[] };

const loadSchema = () => import('@fonendo/contract/processes.schema').then((schemas) => schemas.processContentSchema);

/** The form of a process that a colleague may be changing too: name and steps are merged, and only the same is asked. */
export function useProcessForm(process: Process) {
  const { t } = useTranslation('processes');
  const queryClient = useQueryClient();
  const form = useZodForm(loadSchema, valuesOf(process));
  /** The stored process that the form is based on. */
  const [read, setRead] = useState(process);
  const [conflict, setConflict] = useState<ProcessConflict | null>(null);
  const dirty = form.isDirty();

  /** Shows this content as an edit of the stored process. */
  const show = (content: Content, over: Process) => {
    const stored = valuesOf(over);
    form.setInitialValues(stored);
    form.setValues(content);
    form.resetDirty(stored);
    form.clearErrors();
    setRead(over);
    setConflict(null);
  };
  const adopt = (stored: Process) => show(valuesOf(stored), stored);

  // Changes that a colleague saved replace values that were not edited here.
  useEffect(() => {
    if (process.version > read.version && !dirty) adopt(process);
  });

  async function save(content: Content, over = read): Promise<void> {
    try {
      const saved = await saveProcess(process.id, { ...content, version: over.version });
      adopt(saved);
      cacheProcess(queryClient, saved);
      toast({ tone: 'success', title: t('editor.done') });
    } catch (failure) {
      if (!isApiFailure(failure, 'Conflict')) throw failure;
      const { items } = await queryClient.fetchQuery({ ...processesQuery, staleTime: 0 });
      const stored = items.find(({ id }) => id === process.id);
      if (!stored) throw failure;
      await putTogether(content, over, stored);
    }
  }

  async function putTogether(content: Content, over: Process, stored: Process) {
    const { mine, theirs, conflicts } = mergeChange<Content>(valuesOf(stored), valuesOf(over), content);
    show(mine, stored);
    if (conflicts.length > 0) {
      return setConflict({ stored, theirs, parts: conflicts as ProcessConflict['parts'] });
    }
    await save(mine, stored);
    const { author, byTeam } = stored.updatedBy;
    const title = author
      ? t('conflict.merged', { name: author })
      : t(byTeam ? 'conflict.mergedWithTeam' : 'conflict.mergedWithSomebody');
    toast({ tone: 'info', title });
  }

  /** Who saved it last, as far as the reader may know. */
  const saverOf = ({ updatedBy }: Process) =>
    updatedBy.author ?? t(updatedBy.byTeam ? 'conflict.team' : 'conflict.somebody');

  async function keepMine() {
    try {
      await withNetwork(async () => {
        if ((await form.validate()).hasErrors) return;
        await save(form.getTransformedValues());
      });
    } catch (failure) {
      toastFailure(t('conflict.failed'), failure);
    }
  }

  return {
    ...{ form, dirty, save, conflict, saverOf, keepMine },
    takeTheirs: () => conflict && show(conflict.theirs, conflict.stored),
    discard: () => adopt(process),
  };
}
