import type { Account } from '@fonendo/contract/account/account.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { FindablePreference } from '../../doctors/doctors.public.ts';
import classes from '../account.screen.module.css';
import { DataExport } from '../data-export.tsx';
import { DeleteAccount } from '../delete-account.tsx';
import { LanguagePreference } from '../language-preference.tsx';
import { MailPreferences } from '../mail-preferences.tsx';

/** Mails and visibility; actions reserved for the person are hidden from everybody else. */
export function PrivacyTab({ account }: { account: Account }) {
  const inPerson = useInPerson();
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <InPersonNote changes />
        <LanguagePreference account={account} />
        <MailPreferences account={account} />
      </div>
      <div className={classes.column}>
        {isDoctor(account.policyGroups) && <FindablePreference />}
        {inPerson && <DataExport />}
        {inPerson && <DeleteAccount account={account} />}
      </div>
    </div>
  );
}
