import type { PropsWithChildren } from 'react';
import { PublicHeader } from './public/header.tsx';
import classes from './public/page.module.css';
import { SkipLink } from './skip-link.tsx';

/** A step of a flow: only a header, without other links. */
export function WithHeaderLayout({ children }: PropsWithChildren) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes.centred}>
        {children}
      </main>
    </div>
  );
}
