import { Link } from '@tanstack/react-router';
import { type PropsWithChildren, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogArea } from '../../ui/dialog-area.tsx';
import { keepFocus } from '../../ui/focus/kept-focus.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import classes from '../layouts/public/page.module.css';
import { LanguageSwitch } from '../user-menu/language-switch.tsx';

type Props = PropsWithChildren<{
  /** `reading` has the width of a form with two columns. */
  width?: 'centred' | 'reading';
}>;

/** For pages without a layout: nothing around the content, which brings the way home and the language itself. */
export function StandalonePage({ children, width = 'centred' }: Props) {
  const { t } = useTranslation();
  useEffect(keepFocus, []);
  return (
    <div className={classes.page}>
      <main id="content" tabIndex={-1} className={classes[width]}>
        <Link to="/" className={classes.home} aria-label={t('product')}>
          <Logo size={32} wordmark />
        </Link>
        {children}
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
      </main>
      <DialogArea />
    </div>
  );
}
