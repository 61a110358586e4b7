import { UserLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from './auth-state.ts';
import classes from './in-person-note.module.css';

/** Explains, to an administrator who acts as somebody, why buttons are missing. */
export function InPersonNote({ changes = false }: { changes?: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  if (!session?.impersonatedBy) return null;
  return (
    <p className={classes.note}>
      <UserLock size={16} aria-hidden className={classes.icon} />
      {t(changes ? 'impersonation.cannotChange' : 'impersonation.cannotDo', {
        name: `${session.firstname} ${session.lastname}`,
      })}
    </p>
  );
}
