import { exactCount, isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { Button, Drawer, Menu, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowUpDown, ChevronDown, MousePointerClick, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import { SkipLinks } from '../../../ui/skip/skip-links.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { OfferDetail } from '../detail/offer-detail.tsx';
import { offerFacetsQuery, offersPageQuery } from '../offers.queries.ts';
import { SavedSearchesMenu } from '../saved-searches/saved-searches-menu.tsx';
import type { OffersAddress } from './address.ts';
import { OffersFilters } from './filters.tsx';
import { OffersList, Understood } from './list.tsx';
import classes from './offers.module.css';
import { openedCardId, takeOpened } from './opened-offer.ts';
import { cleared, filterCount, type OffersSearch, readOffersSearch, writeOffersAddress } from './search.ts';
import { OffersSearchField } from './search-field.tsx';
import { ShowFound } from './show-found.tsx';
import { OffersTags } from './tags.tsx';
import { useListScroll } from './use-list-scroll.ts';

const listId = 'offers-list';
const detailId = 'offer';

type Props = {
  address: OffersAddress;
  onSearch: (address: OffersAddress) => void;
  /** The offer that is open beside the list; on phones it fills the page. */
  selectedId?: string;
};

/** The doctors' search: filters, list and offer side by side, each scrolling by itself. */
export function OffersScreen({ address, onSearch, selectedId }: Props) {
  const { t } = useTranslation('offers');
  const search = readOffersSearch(address);
  const asked = writeOffersAddress(search);
  const change = (next: OffersSearch) => onSearch(writeOffersAddress(next));
  const { data: facets, isPlaceholderData: counting } = useQuery(offerFacetsQuery(asked));
  const [sheetOpened, sheet] = useDisclosure(false);
  useOpenerFocus(sheetOpened);
  const listScroll = useListScroll(JSON.stringify(asked));
  const first = useFirstOffer(asked);
  const shownId = selectedId ?? first;
  // Elsewhere they are in the sheet (offers.module.css): drawn beside the list, they would be a third of the page's work.
  const filtersBeside = useMediaQuery('(min-width: 80em)', false, { getInitialValueInEffect: false });
  const Heading = selectedId ? 'p' : 'h1';
  const detail = useRef<HTMLElement>(null);
  // A doctor who opens an offer reads it next; the list is one step back.
  useEffect(() => {
    if (selectedId && takeOpened(selectedId)) detail.current?.focus({ preventScroll: true });
  }, [selectedId]);
  return (
    <div className={classes.page} data-open={selectedId ? true : undefined} data-fills-window>
      <SkipLinks
        links={[
          { to: listId, label: t('search.toList') },
          ...(shownId ? [{ to: detailId, label: t('search.toOffer') }] : []),
        ]}
      />
      {filtersBeside && (
        <aside className={classes.filters} aria-label={t('search.filters')}>
          <Heading className={classes.heading}>{t('search.heading')}</Heading>
          <OffersFilters search={search} facets={facets} onSearch={change} />
        </aside>
      )}
      <section className={classes.list} ref={listScroll} aria-label={t('search.list')}>
        <Head
          search={search}
          heading={<Heading className={classes.phoneHeading}>{t('search.heading')}</Heading>}
          onSearch={change}
          onFilters={sheet.open}
        />
        <Results asked={asked} search={search} selectedId={shownId} onSearch={change} />
      </section>
      <section
        ref={detail}
        id={detailId}
        tabIndex={-1}
        className={classes.detail}
        key={shownId}
        {...(shownId && { 'aria-label': t('search.offer') })}
      >
        {shownId && <SkipLinks links={[{ to: openedCardId, orElse: listId, label: t('search.backToList') }]} />}
        {shownId ? (
          <Suspense fallback={<LoadingState of="text" />}>
            <OfferDetail id={shownId} address={asked} beside={selectedId === undefined} />
          </Suspense>
        ) : (
          <NoneChosen />
        )}
      </section>
      <Drawer.Root opened={sheetOpened} onClose={sheet.close} position="bottom" size="90dvh">
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('search.filters')}>
          <Drawer.Body className={classes.sheet ?? ''}>
            <div className={classes.sheetHead}>
              <h2 className={classes.heading}>{t('search.filters')}</h2>
              <Drawer.CloseButton aria-label={t('filters.close')} />
            </div>
            <OffersFilters search={search} facets={facets} onSearch={change} />
            <div className={classes.sheetFoot}>
              <ShowFound fullWidth size="lg" facets={facets} counting={counting} onClick={sheet.close} />
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </div>
  );
}

/**
 * Where there is room for it the first offer of the list is shown beside it, until one is chosen. The address stays that
 * of the list, so nothing has to be gone back from, and the focus stays where it is.
 */
function useFirstOffer(asked: OffersAddress): string | undefined {
  // The width from which list and offer stand side by side (offers.module.css).
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const { data } = useInfiniteQuery(offersPageQuery(asked));
  return isWide ? data?.pages[0]?.items[0]?.id : undefined;
}

type HeadProps = {
  search: OffersSearch;
  heading: ReactNode;
  onSearch: (search: OffersSearch) => void;
  onFilters: () => void;
};

function Head({ search, heading, onSearch, onFilters }: HeadProps) {
  const { t } = useTranslation('offers');
  const chosen = filterCount(search);
  return (
    <header className={classes.head}>
      {heading}
      <div className={classes.row}>
        <OffersSearchField
          value={search.search}
          onChange={(text) => onSearch({ ...search, search: text, exact: false })}
        />
        <SavedSearchesMenu search={search} onSearch={onSearch} />
      </div>
      <div className={classes.phoneRow}>
        <Button
          variant="default"
          leftSection={<SlidersHorizontal size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onFilters}
        >
          {t('search.filters')}
          {chosen > 0 && <span className={classes.badge}>{chosen}</span>}
        </Button>
        <SortMenu search={search} onSearch={onSearch} phone />
      </div>
      <OffersTags search={search} onSearch={onSearch} />
    </header>
  );
}

type SortProps = { search: OffersSearch; onSearch: (search: OffersSearch) => void; phone?: boolean };

function SortMenu({ search, onSearch, phone = false }: SortProps) {
  const { t } = useTranslation('offers');
  const label = `${t('search.sort')}: ${t(`search.${search.sort}`)}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {phone ? (
          <Button variant="default" leftSection={<ArrowUpDown size={18} aria-hidden />} aria-label={label}>
            {t(`search.${search.sort}`)}
          </Button>
        ) : (
          <UnstyledButton className={classes.sort} aria-label={label}>
            {t(`search.${search.sort}`)}
            <ChevronDown size={16} aria-hidden />
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {(['match', 'newest'] as const).map((sort) => (
          <Menu.Item
            key={sort}
            role="menuitemradio"
            aria-checked={sort === search.sort}
            data-chosen={sort === search.sort || undefined}
            onClick={() => onSearch({ ...search, sort })}
          >
            {t(`search.${sort}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type ResultsProps = {
  asked: OffersAddress;
  search: OffersSearch;
  selectedId: string | undefined;
  onSearch: (search: OffersSearch) => void;
};

function Results({ asked, search, selectedId, onSearch }: ResultsProps) {
  const { t } = useTranslation('offers');
  const query = useInfiniteQuery(offersPageQuery(asked));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  if (error && !data) {
    return (
      <div className={classes.failed}>
        <ErrorState
          title={t('search.failed')}
          description={t('search.failedHelp')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (!data || !first)
    return (
      <div className={classes.failed}>
        <LoadingState of="rows" rows={6} />
      </div>
    );
  const more = hasNextPage && !isPlaceholderData ? () => void fetchNextPage({ cancelRefetch: false }) : undefined;
  return (
    <>
      <div className={classes.summary}>
        <p className={classes.total} role="status">
          {isPlaceholderData
            ? t('search.searching')
            : isMoreThanCounted(first.total)
              ? t('search.foundMany', { total: formatNumber(exactCount) })
              : t('search.found', { count: first.total, total: formatNumber(first.total) })}
        </p>
        <span className={classes.desktopSort}>
          <SortMenu search={search} onSearch={onSearch} />
        </span>
        <Understood page={first} search={search} onExact={() => onSearch({ ...search, exact: true })} />
      </div>
      <div id={listId} tabIndex={-1} className={classes.results} data-stale={isPlaceholderData || undefined}>
        <OffersList
          pages={data.pages}
          search={search}
          address={asked}
          selectedId={selectedId}
          onClear={() => onSearch(cleared(search))}
          onMore={more}
          loadingMore={isFetchingNextPage}
          moreFailed={query.isFetchNextPageError}
        />
      </div>
    </>
  );
}

function NoneChosen() {
  const { t } = useTranslation('offers');
  return (
    <div className={classes.none}>
      <EmptyState
        icon={<MousePointerClick size={26} strokeWidth={1.75} aria-hidden />}
        title={t('detail.none')}
        description={t('detail.noneHelp')}
      />
    </div>
  );
}
