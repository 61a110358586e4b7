import type { Session } from '@fonendo/contract/auth/auth.schema';
import { searchLimits } from '@fonendo/domain/search/searchable';
import { Button, CloseButton, Loader, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search, SearchX } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from '../../../ui/marks/key.tsx';
import type { PaletteItem } from './items.tsx';
import { PaletteList } from './list.tsx';
import type { SidebarPlace } from './pages.ts';
import classes from './palette.module.css';
import { searchQuery } from './palette.queries.ts';
import { storeRecent } from './recent.ts';
import { usePaletteSections } from './use-palette-sections.tsx';

/** The pause before searching: hardly noticeable, but longer than between two letters. */
const pauseMs = 150;

type Props = {
  session: Session;
  places: readonly SidebarPlace[];
  typed: string;
  onType: (typed: string) => void;
  onFocus: () => void;
  onClose: () => void;
};

/**
 * A combobox with its list always open (WAI-ARIA, "editable combobox with list autocomplete"): the focus stays in the
 * field, the arrow keys move along the list, and the first row is active by default.
 */
export function PaletteSearch({ session, places, typed, onType, onFocus, onClose }: Props) {
  const { t } = useTranslation(['palette', 'core']);
  const listId = useId();
  const query = typed.trim();
  const [settled] = useDebouncedValue(query, pauseMs);
  const isAsked = query.length >= searchLimits.min;
  const search = useQuery(searchQuery(settled));
  const sections = usePaletteSections({ session, places, query, answer: isAsked ? search.data : undefined });
  const understood = isAsked ? search.data?.understood : null;
  const items = sections.flatMap((section) => section.items);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const active = items.find(({ key }) => key === chosenKey) ?? items[0];
  const open = useOpen(session.userId, onClose);
  const isSearching = isAsked && (search.isFetching || settled !== query);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && active) {
      event.preventDefault();
      const next = items[(items.indexOf(active) + step + items.length) % items.length];
      setChosenKey(next?.key ?? null);
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  }

  return (
    <>
      <div className={classes.head}>
        <Search size={18} aria-hidden className={classes.glass} />
        <input
          className={classes.field}
          data-autofocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          {...(active && { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, active) })}
          placeholder={t('placeholder')}
          maxLength={searchLimits.max}
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value);
            setChosenKey(null);
          }}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        {isSearching && <Loader size={16} aria-hidden />}
        <CloseButton size="lg" iconSize={18} aria-label={t('core:actions.close')} onClick={onClose} />
      </div>
      {understood && (
        <p className={classes.understood} role="status">
          {t('understood', { understood })}
        </p>
      )}
      <div className={classes.results} data-stale={isSearching || undefined}>
        {active && (
          <PaletteList
            id={listId}
            sections={sections}
            active={active}
            query={understood ?? query}
            optionId={(item) => optionId(listId, item)}
            onPoint={setChosenKey}
            onOpen={open}
          />
        )}
        {isAsked && search.isError && <Failed onRetry={() => void search.refetch()} />}
        {!active && !isSearching && !search.isError && <Nothing query={query} />}
      </div>
      <Hints />
      <VisuallyHidden aria-live="polite">
        {query && !isSearching && t('results', { count: items.length })}
      </VisuallyHidden>
    </>
  );
}

const optionId = (listId: string, { key }: PaletteItem) => `${listId}-${encodeURIComponent(key)}`;

/** Opens the row. On a new page the focus moves to its content, as after following a link. */
function useOpen(userId: string, onClose: () => void) {
  const router = useRouter();
  return (item: PaletteItem) => {
    if (item.recent) storeRecent(userId, item.recent);
    onClose();
    if ('run' in item) return item.run();
    const stop = router.subscribe('onResolved', () => {
      stop();
      document.getElementById('content')?.focus({ preventScroll: true });
    });
    router.history.push(item.href);
  };
}

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation('palette');
  return (
    <div className={classes.state}>
      <SearchX size={22} aria-hidden className={classes.glass} />
      <p className={classes.stateTitle}>{t('none', { query })}</p>
      <p className={classes.stateText}>{t('noneHelp')}</p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['palette', 'core']);
  return (
    <div className={classes.state} role="status">
      <p className={classes.stateTitle}>{t('failed')}</p>
      <p className={classes.stateText}>{t('failedHelp')}</p>
      <Button variant="default" size="sm" onClick={onRetry}>
        {t('core:actions.retry')}
      </Button>
    </div>
  );
}

/** Hidden from screen readers, which announce the keys themselves. */
function Hints() {
  const { t } = useTranslation('palette');
  return (
    <div className={classes.hints} aria-hidden="true">
      <span className={classes.hint}>
        <Key>↑</Key>
        <Key>↓</Key> {t('hints.move')}
      </span>
      <span className={classes.hint}>
        <Key>↵</Key> {t('hints.open')}
      </span>
      <span className={classes.hint}>
        <Key>Esc</Key> {t('hints.close')}
      </span>
    </div>
  );
}
