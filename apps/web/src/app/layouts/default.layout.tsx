import type { PropsWithChildren } from 'react';
import { PublicFooter } from './public/footer.tsx';
import { PublicHeader } from './public/header.tsx';
import classes from './public/page.module.css';
import { SkipLink } from './skip-link.tsx';

/** A single block in the middle of the page. */
export function DefaultLayout({ children }: PropsWithChildren) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes.centred}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
