import type { PropsWithChildren } from 'react';
import { PublicFooter } from './public/footer.tsx';
import { PublicHeader } from './public/header.tsx';
import classes from './public/page.module.css';
import { SkipLink } from './skip-link.tsx';

/** Public pages to read, with links between them in the header. */
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
