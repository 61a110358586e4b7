import type { UserDetail } from '@fonendo/contract/users/users.schema';
import type { UserAction } from '@fonendo/domain/users/user.policy';
import { Button } from '@mantine/core';
import { AtSign, Ban, CalendarClock, LockOpen, MailCheck, Pencil, ShieldOff, Trash2, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { affectedBy } from '../../../platform/answers/affected-answers.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useSession } from '../../../platform/session/auth-state.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useConfirm } from '../../../ui/confirm.tsx';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { type RowAction, RowMenu } from '../../../ui/table/row-menu.tsx';
import { ImpersonateDialog } from '../impersonate-dialog.tsx';
import { cacheUser, resendVerification, resetSecondFactor, unblockUser } from '../users.queries.ts';

/** Loaded on demand, because few visits need any. */
const forms = {
  edit: lazy(async () => ({ default: (await import('../edit-user.form.tsx')).EditUserForm })),
  email: lazy(async () => ({ default: (await import('../change-email.form.tsx')).ChangeEmailForm })),
  block: lazy(async () => ({ default: (await import('../block-user.form.tsx')).BlockUserForm })),
  remove: lazy(async () => ({ default: (await import('../delete-user.form.tsx')).DeleteUserForm })),
  accessEnd: lazy(async () => ({ default: (await import('../access-end.form.tsx')).AccessEndForm })),
  group: lazy(async () => ({ default: (await import('../change-group.form.tsx')).ChangeGroupForm })),
};

type Dialog = keyof typeof forms;

export type UserFormProps = { user: UserDetail; name: string; onClose: () => void };

/** The actions on this person, as the server allows them. */
export function UserActions({ user, name }: { user: UserDetail; name: string }) {
  const { t } = useTranslation('users');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // Not while acting as somebody: none of these is possible in another's name.
  const acting = useSession()?.impersonatedBy !== undefined;
  const rest = useMenu(user, name, setDialog);
  if (acting) return null;
  const may = (action: UserAction) => user.can.actions.includes(action);
  const Form = dialog && forms[dialog];
  const close = () => setDialog(null);
  return (
    <>
      {may('edit') && (
        <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={() => setDialog('edit')}>
          {t('edit.open')}
        </Button>
      )}
      {may('impersonate') && <ImpersonateDialog userId={user.id} groups={user.policyGroups} />}
      {rest.length > 0 && <RowMenu row={name} actions={rest} />}
      <FormDialog opened={dialog !== null} onClose={close} size={520} title={dialog && t(`${dialog}.title`, { name })}>
        <Suspense fallback={<LoadingState of="text" />}>
          {Form && <Form user={user} name={name} onClose={close} />}
        </Suspense>
      </FormDialog>
    </>
  );
}

function useMenu(user: UserDetail, name: string, open: (dialog: Dialog) => void): RowAction[] {
  const { t } = useTranslation('users');
  const { id, email } = user;
  const resend = useAction({
    run: () => resendVerification(id),
    done: { title: t('resend.done'), message: t('resend.doneHelp', { email }) },
    failed: t('resend.failed'),
    invalidates: affectedBy.user,
  });
  const askToUnblock = useAskedChange(id, name, 'unblock', unblockUser);
  const askToReset = useAskedChange(id, name, 'resetFactor', resetSecondFactor);
  const menu: Partial<Record<UserAction, Omit<RowAction, 'key'>>> = {
    changeEmail: { label: t('email.open'), icon: <AtSign size={16} aria-hidden />, onSelect: () => open('email') },
    resendVerification: {
      label: t('resend.open'),
      icon: <MailCheck size={16} aria-hidden />,
      onSelect: () => resend.start(),
    },
    changeGroup: { label: t('group.open'), icon: <Users size={16} aria-hidden />, onSelect: () => open('group') },
    changeAccessEnd: {
      label: t('accessEnd.open'),
      icon: <CalendarClock size={16} aria-hidden />,
      onSelect: () => open('accessEnd'),
    },
    unblock: {
      label: t('unblock.open'),
      icon: <LockOpen size={16} aria-hidden />,
      onSelect: askToUnblock,
    },
    resetSecondFactor: {
      label: t('resetFactor.open'),
      icon: <ShieldOff size={16} aria-hidden />,
      onSelect: askToReset,
    },
    block: {
      label: t('block.open'),
      icon: <Ban size={16} aria-hidden />,
      destructive: true,
      onSelect: () => open('block'),
    },
    delete: {
      label: t('remove.open'),
      icon: <Trash2 size={16} aria-hidden />,
      destructive: true,
      onSelect: () => open('remove'),
    },
  };
  return (Object.keys(menu) as UserAction[])
    .filter((action) => user.can.actions.includes(action))
    .flatMap((action) => {
      const item = menu[action];
      return item ? [{ key: action, ...item }] : [];
    });
}

/** A change that is confirmed first and returns the whole user. */
function useAskedChange(
  id: string,
  name: string,
  texts: 'unblock' | 'resetFactor',
  change: (id: string) => Promise<UserDetail>,
): () => void {
  const { t } = useTranslation('users');
  const confirm = useConfirm();
  const { start } = useAction({
    ask: () =>
      confirm({
        title: t(`${texts}.title`, { name }),
        description: t(`${texts}.description`),
        action: t(`${texts}.action`),
      }),
    run: () => change(id),
    cache: cacheUser,
    done: t(`${texts}.done`),
    failed: t(`${texts}.failed`),
    invalidates: [queryKeys.users.one(id)],
  });
  return start;
}
