import type { PropsWithChildren } from 'react';
import { DialogArea } from '../../ui/dialog-area.tsx';
import { PublicHeader } from '../layouts/public/header.tsx';
import classes from '../layouts/public/page.module.css';
import { SkipLink } from '../layouts/skip-link.tsx';

type Props = PropsWithChildren<{
  /** `reading` has the width of a form with two columns. */
  width?: 'centred' | 'reading';
}>;

/** For pages without a layout: the logo as a link home, and the content. */
export function StandalonePage({ children, width = 'centred' }: Props) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes[width]}>
        {children}
      </main>
      <DialogArea />
    </div>
  );
}
