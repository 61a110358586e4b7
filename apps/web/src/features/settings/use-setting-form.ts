import type { AuditAction } from '@fonendo/domain/audit/audit';
import { differingPaths, mergeChange } from '@fonendo/domain/shared/concurrent-change';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { invalidateAnswers } from '../../platform/answers/invalidate-answers.ts';
import { api } from '../../platform/api.ts';
import { withNetwork } from '../../platform/connection/connection.ts';
import { toastFailure } from '../../platform/failure-toast.ts';
import { useUnsavedChanges } from '../../platform/form/use-unsaved-changes.ts';
import { type Draft, useZodForm, type ZodForm } from '../../platform/form/use-zod-form.tsx';
import { isApiFailure } from '../../platform/http-client.ts';
import { queryKeys } from '../../platform/query-keys.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { toast } from '../../platform/toasts.ts';
import { useConfirm } from '../../ui/confirm.tsx';

/** What somebody else has saved, and the paths in conflict. */
export type SettingConflict<Values> = { stored: Values; theirs: Values; paths: string[] };

type Options<Values> = {
  stored: Values;
  /** Merges changes of others; refuses with Conflict if they changed the same. */
  save: (change: Values & { read: Values }) => Promise<Values>;
  fetchStored: () => Promise<Values>;
  onSaved: () => void;
  /** The stored value in words: "Tasa del Estado: 170,00 €". */
  describe: (path: string, stored: Values) => string;
  /** How the record of activity names these changes. */
  action: AuditAction;
  notSaved: string;
};

export type SettingForm<Values> = {
  form: ZodForm<z.ZodType<Values, Values>>;
  submit: (wanted: Values) => Promise<void>;
  conflict: SettingConflict<Values> | null;
  describe: Options<Values>['describe'];
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
};

/** A form for settings that another administrator may be changing too: no change is lost unseen. */
export function useSettingForm<Values extends Record<string, unknown>>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
  { stored, save, fetchStored, onSaved, describe, action, notSaved }: Options<Values>,
): SettingForm<Values> {
  const { t } = useTranslation(['account', 'ui']);
  const confirm = useConfirm();
  const self = useSession()?.userId;
  const queryClient = useQueryClient();
  const form = useZodForm<z.ZodType<Values, Values>>(loadSchema, stored as Draft<Values>);
  /** The stored values that the form is based on. */
  const [read, setRead] = useState(stored);
  const [conflict, setConflict] = useState<SettingConflict<Values> | null>(null);
  const dirty = form.isDirty();
  const askToLeave = () =>
    confirm({
      title: t('ui:leave.title'),
      description: t('ui:leave.description'),
      action: t('ui:leave.action'),
      keeps: 'editing',
    });
  useUnsavedChanges(form.isDirty, askToLeave, (search) => 'tab' in search && search.tab === 'settings');

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
      await sayKept(differingPaths(wanted, saved), saved);
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

  /** What others had changed meanwhile is in what was saved: said with who it was. */
  async function sayKept(paths: string[], saved: Values) {
    if (paths.length === 0) return;
    const name = await findOther(action, self);
    toast({
      tone: 'info',
      title: name ? t('settings.kept', { name }) : t('settings.keptByOthers'),
      message: t('settings.keptNow', { now: paths.map((path) => describe(path, saved)).join('; ') }),
    });
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

  return {
    ...{ form, submit, conflict, describe, keepMine },
    takeTheirs: () => conflict && show(conflict.theirs, conflict.stored),
  };
}

/** Who else changed this last, by the record of activity. */
async function findOther(action: AuditAction, self: string | undefined): Promise<string | undefined> {
  // The setting is saved either way, so nothing is said of a record that does not answer.
  const page = await api.get('/api/audit', { query: { action, limit: 10 } }).catch(() => null);
  return page?.items.find(({ actor }) => actor && actor.id !== self)?.actor?.name || undefined;
}
