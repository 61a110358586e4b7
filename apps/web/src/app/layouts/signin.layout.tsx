import { useSearch } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { SigninPanel } from '../../features/auth/login/signin-panel.tsx';
import { Logo } from '../../ui/marks/logo.tsx';
import { LanguageSwitch } from '../user-menu/language-switch.tsx';
import classes from './signin.layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** A split page: the form, and beside it (on phones above it) a panel. */
export function SigninLayout({ children }: PropsWithChildren) {
  const { role } = useSearch({ strict: false });
  return (
    <div className={classes.page}>
      <SkipLink />
      <div className={classes.panel}>
        <SigninPanel entry={role ?? 'doctor'} />
      </div>
      <header className={classes.header}>
        <span className={classes.logo}>
          <Logo size={32} wordmark />
        </span>
        <span className={classes.logoOnPanel}>
          <Logo size={30} wordmark tone="onPanel" />
        </span>
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={classes.form}>
        {children}
      </main>
    </div>
  );
}
