import type { Session } from '@fonendo/contract/auth/auth.schema';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../platform/i18n.ts';
import { authState } from '../../platform/session/auth-state.ts';
import classes from './palette/button.module.css';
import type { SidebarPlace } from './palette/pages.ts';

/** Everything but the button and the shortcut is loaded on demand. */
const loadPalette = async () => {
  const [module] = await Promise.all([import('./palette/palette.tsx'), loadTexts('palette', 'account')]);
  return { default: module.Palette };
};
const Palette = lazy(loadPalette);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const hint = isMac ? '⌘K' : 'Ctrl K';
const shortcut = isMac ? 'Meta+K' : 'Control+K';

type ButtonProps = { onOpen: () => void; compact?: boolean };

/** The button for people who do not know the shortcut; on phones only an icon. */
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

/**
 * Renders the palette once it was opened. Until its files are there and its own field has the focus, a plain field
 * stands in for it: both write the same text, so that no letter is lost however fast somebody types.
 */
export function PaletteArea({ opened, onClose, ...props }: PlaceProps) {
  const [asked, setAsked] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [typed, setTyped] = useState('');
  const focusedBefore = useRef<Element>(null);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setAsked(true);
      setHasFocus(false);
      setTyped('');
    }
  }
  useEffect(() => {
    if (!opened) return;
    return () => {
      if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
    };
  }, [opened]);
  // Recent choices are removed at the end of the session. The key is written out here, because importing it would add a
  // file to every page.
  useEffect(
    () => () => {
      if (authState().status === 'unauthenticated') sessionStorage.removeItem('palette:recent');
    },
    [],
  );
  if (!asked) return null;
  return (
    <>
      {opened && !hasFocus && (
        <WaitingField
          typed={typed}
          onType={setTyped}
          onClose={onClose}
          onTakeFocus={(before) => {
            focusedBefore.current = before;
          }}
        />
      )}
      <Suspense>
        <Palette
          {...props}
          opened={opened}
          typed={typed}
          onType={setTyped}
          onFocus={() => setHasFocus(true)}
          onClose={onClose}
        />
      </Suspense>
    </>
  );
}

type WaitingFieldProps = {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
  /** Tells what had the focus. */
  onTakeFocus: (before: Element | null) => void;
};

function WaitingField({ typed, onType, onClose, onTakeFocus }: WaitingFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(onTakeFocus);
  // Before the next key arrives.
  useLayoutEffect(() => {
    takeFocus(document.activeElement);
    field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <search className={classes.waiting}>
      <Search size={18} aria-hidden className={classes.icon} />
      <input
        ref={field}
        className={classes.waitingField}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('actions.search')}
        placeholder={t('actions.search')}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
    </search>
  );
}

/** Whether the palette is open. Its shortcut works everywhere, also while typing, except in dialogs. */
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
