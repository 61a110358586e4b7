import type { PropsWithChildren } from 'react';
import { PublicFooter } from './public/footer.tsx';
import { PublicHeader } from './public/header.tsx';
import classes from './public/page.module.css';
import { SkipLink } from './skip-link.tsx';

/** Pages to read, open to everybody, with the ways to one another in the header. */
export function HeaderLayout({ children }: PropsWithChildren) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <PublicHeader links />
      <main id="content" tabIndex={-1} className={classes.reading}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
