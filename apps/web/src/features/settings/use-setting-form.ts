import { mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { withNetwork } from '../../platform/connection/connection.ts';
import { toastFailure } from '../../platform/failure-toast.ts';
import { type Draft, useZodForm, type ZodForm } from '../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../platform/http-client.ts';
import { queryKeys } from '../../platform/query-keys.ts';

/** What somebody else has saved, and the paths in conflict. */
export type SettingConflict<Values> = { stored: Values; theirs: Values; paths: string[] };

type Options<Values> = {
  stored: Values;
  /** Merges changes of others; refuses with Conflict if they changed the same. */
  save: (change: Values & { read: Values }) => Promise<Values>;
  fetchStored: () => Promise<Values>;
  onSaved: () => void;
  notSaved: string;
};

export type SettingForm<Values> = {
  form: ZodForm<z.ZodType<Values, Values>>;
  submit: (wanted: Values) => Promise<void>;
  conflict: SettingConflict<Values> | null;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
};

/** A form for settings that another administrator may be changing too: no change is lost unseen. */
export function useSettingForm<Values extends Record<string, unknown>>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
  { stored, save, fetchStored, onSaved, notSaved }: Options<Values>,
): SettingForm<Values> {
  const queryClient = useQueryClient();
  const form = useZodForm<z.ZodType<Values, Values>>(loadSchema, stored as Draft<Values>);
  /** The stored values that the form is based on. */
  const [read, setRead] = useState(stored);
  const [conflict, setConflict] = useState<SettingConflict<Values> | null>(null);
  const dirty = form.isDirty();

  /** Shows these values as edits of the stored ones. */
  const show = (values: Values, over: Values) => {
    form.setInitialValues(over as Draft<Values>);
    form.setValues(values);
    form.resetDirty(over as Draft<Values>);
    form.clearErrors();
    setRead(over);
    setConflict(null);
  };

  // Changes that a colleague saved replace values that were not edited here.
  useEffect(() => {
    if (stored !== read && !dirty) show(stored, stored);
  });

  async function store(wanted: Values, over: Values): Promise<void> {
    try {
      const saved = await save({ ...wanted, read: over });
      show(saved, saved);
      onSaved();
    } catch (failure) {
      if (!isApiFailure(failure, 'Conflict')) throw failure;
      const now = await fetchStored();
      const { mine, theirs, conflicts } = mergeChange(now, over, wanted);
      // The conflicting change was undone meanwhile.
      if (conflicts.length === 0) return store(mine, now);
      show(mine, now);
      setConflict({ stored: now, theirs, paths: conflicts });
    }
  }

  async function submit(wanted: Values) {
    await store(wanted, read);
    // The history shows who changed it.
    void invalidateAnswers(queryClient, [queryKeys.audit.all]);
  }

  async function keepMine() {
    try {
      await withNetwork(async () => {
        if ((await form.validate()).hasErrors) return;
        await submit(form.getTransformedValues());
      });
    } catch (failure) {
      toastFailure(notSaved, failure);
    }
  }

  return { form, submit, conflict, keepMine, takeTheirs: () => conflict && show(conflict.theirs, conflict.stored) };
}
