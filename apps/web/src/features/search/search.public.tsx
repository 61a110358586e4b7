import type { Session } from '@fonendo/contract/auth/auth.schema';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../platform/i18n.ts';
import { authState } from '../../platform/session/auth-state.ts';
import classes from './palette/button.module.css';
import type { SidebarPlace } from './palette/pages.ts';

/** Everything but the button and the key comes when somebody reaches for it. */
const loadPalette = async () => {
  const [module] = await Promise.all([import('./palette/palette.tsx'), loadTexts('palette', 'account')]);
  return { default: module.Palette };
};
const Palette = lazy(loadPalette);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const hint = isMac ? '⌘K' : 'Ctrl K';
const shortcut = isMac ? 'Meta+K' : 'Control+K';

type ButtonProps = { onOpen: () => void; compact?: boolean };

/** The way in for whoever does not know the key; on phones an icon alone. */
export function PaletteButton({ onOpen, compact = false }: ButtonProps) {
  const { t } = useTranslation();
  const label = t('actions.search');
  return (
    <UnstyledButton
      className={classes.button}
      data-compact={compact || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      onPointerEnter={() => void loadPalette()}
      onFocus={() => void loadPalette()}
      onClick={onOpen}
    >
      <Search size={compact ? 20 : 16} aria-hidden className={classes.icon} />
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={classes.label}>{label}</span>}
      {!compact && (
        <kbd className={classes.key} aria-hidden>
          {hint}
        </kbd>
      )}
    </UnstyledButton>
  );
}

type PlaceProps = { session: Session; places: readonly SidebarPlace[]; opened: boolean; onClose: () => void };

/** Where the palette appears: nowhere until it was asked for once. */
export function PaletteArea({ opened, ...props }: PlaceProps) {
  const [asked, setAsked] = useState(false);
  if (opened && !asked) setAsked(true);
  // With the session goes what was looked for in it. The key of palette-recent.ts, written out: shared, it would be one
  // more file of every page.
  useEffect(
    () => () => {
      if (authState().status === 'unauthenticated') sessionStorage.removeItem('palette:recent');
    },
    [],
  );
  if (!asked) return null;
  return (
    <Suspense>
      <Palette opened={opened} {...props} />
    </Suspense>
  );
}

/** Whether the palette is open. Its key works everywhere, also while typing; dialogs have the page to themselves. */
export function usePaletteOpened(enabled: boolean) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const held = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.shiftKey || event.altKey || event.repeat || event.key.toLowerCase() !== 'k') return;
      if (!opened && document.querySelector('[role=dialog][aria-modal=true]')) return;
      event.preventDefault();
      setOpened(!opened);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, opened]);
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
