import type { Account } from '@fonendo/contract/account/account.schema';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { SecondFactorSection } from '../../auth/auth.public.ts';
import classes from '../account.screen.module.css';
import { InPersonOnly } from '../in-person-only.tsx';
import { PasswordSection } from '../password.form.tsx';
import { SessionList } from '../session-list.tsx';

/** Actions reserved for the person are hidden from an administrator who acts as them: the server would refuse. */
export function SecurityTab({ account }: { account: Account }) {
  const inPerson = useInPerson();
  if (!inPerson) return <InPersonOnly name={`${account.firstname} ${account.lastname}`} />;
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <PasswordSection email={account.email} />
        <SecondFactorSection />
      </div>
      <div className={classes.column}>
        <SessionList />
      </div>
    </div>
  );
}
