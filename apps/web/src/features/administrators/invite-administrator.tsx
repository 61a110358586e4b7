import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { ListButton } from '../../ui/list-page.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

const loadForm = () => import('./invite-administrator.form.tsx');
const InviteAdministratorForm = lazy(async () => ({ default: (await loadForm()).InviteAdministratorForm }));

type Props = { opened: boolean; onOpen: () => void; onClose: () => void };

/** The button and its dialog; whether it is open is part of the address, so that others can link to it. */
export function InviteAdministrator({ opened, onOpen, onClose }: Props) {
  const { t } = useTranslation(['administrators', 'core']);
  return (
    <>
      <ListButton
        icon={UserPlus}
        label={t('invite')}
        variant="filled"
        onPointerEnter={() => void loadForm()}
        onFocus={() => void loadForm()}
        onClick={onOpen}
      />
      <FormDialog opened={opened} onClose={onClose} size={560} title={t('form.title')}>
        <Suspense fallback={<LoadingState of="text" />}>
          <InviteAdministratorForm onClose={onClose} />
        </Suspense>
      </FormDialog>
    </>
  );
}
