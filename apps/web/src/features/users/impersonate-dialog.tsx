import type { PolicyGroup } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { UserCog } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

/** Loaded on demand, because few visits need it. */
const loadForm = () => import('./impersonate.form.tsx').then(({ ImpersonateForm }) => ({ default: ImpersonateForm }));
const ImpersonateForm = lazy(loadForm);

type Props = {
  userId: string;
  /** The groups whose pages are offered as a start; without them the pages that everybody has. */
  groups?: readonly PolicyGroup[];
  /** A discreet button, for lists. */
  quiet?: boolean;
  /** Names the person for screen readers, which hear the button out of context. */
  label?: string;
};

/** With the button that opens it: an administrator gives a reason before acting as somebody else. */
export function ImpersonateDialog({ userId, groups = [], quiet = false, label }: Props) {
  const { t } = useTranslation('users');
  const [opened, dialog] = useDisclosure(false);
  const prepare = () => void loadForm();
  return (
    <>
      <Button
        {...(quiet && { variant: 'default', size: 'sm' })}
        leftSection={<UserCog size={17} aria-hidden />}
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={dialog.open}
      >
        {t('impersonate.open')}
      </Button>
      <FormDialog opened={opened} onClose={dialog.close} size={520} title={t('impersonate.title')}>
        <Suspense fallback={<LoadingState of="text" />}>
          <ImpersonateForm userId={userId} groups={groups} onCancel={dialog.close} />
        </Suspense>
      </FormDialog>
    </>
  );
}
