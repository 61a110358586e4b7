import type { OfferFacets } from '@fonendo/contract/offers/search.schema';
import { isMoreThanCounted } from '@fonendo/domain/shared/counts';
import { Button, Modal, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { MapPinned } from 'lucide-react';
import { type KeyboardEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useOpenerFocus } from '../../../ui/dialog/opener-focus.ts';
import { areaClass } from '../../../ui/map/area-map.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { CommunityMap } from '../offers.public.ts';
import { OfferChoices } from '../search/choices.tsx';
import { ShowFound } from '../search/show-found.tsx';
import classes from './map-filter.module.css';

type Props = {
  chosen: readonly string[];
  facets: OfferFacets | undefined;
  onToggle: (value: string) => void;
  onClear: () => void;
};

/** Opens the communities as a map, with the same as a list beside it: on a phone some are too small for a finger. */
export function MapFilter(props: Props) {
  const { t } = useTranslation('offers');
  const [opened, dialog] = useDisclosure(false);
  useOpenerFocus(opened);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <>
      <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={dialog.open}>
        <MapPinned size={16} aria-hidden />
        {t('map.open')}
      </UnstyledButton>
      <Modal
        opened={opened}
        onClose={dialog.close}
        title={t('map.title')}
        size="56rem"
        fullScreen={isPhone}
        closeButtonProps={{ 'aria-label': t('map.close') }}
      >
        <Choosing {...props} onDone={dialog.close} />
      </Modal>
    </>
  );
}

function Choosing({ chosen, facets, onToggle, onClear, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation('offers');
  const counts = facets?.community ?? [];
  const atLeast = isMoreThanCounted(counts.reduce((sum, { count }) => sum + count, 0));
  const labelOf = (option: string, count: number) =>
    atLeast
      ? t('filters.optionAtLeast', { option, total: formatNumber(count) })
      : t('filters.option', { option, count });
  const toggleBy = (value: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // The space bar would scroll.
    event.preventDefault();
    onToggle(value);
  };
  return (
    <>
      <div className={classes.parts}>
        <div className={classes.map}>
          <Suspense fallback={<LoadingState of="text" />}>
            <CommunityMap
              label={t('map.label')}
              {...{ counts, labelOf, chosen }}
              wrap={(community, label, drawn) => (
                // biome-ignore lint/a11y/useSemanticElements: inside a drawing there is no button
                <g
                  role="button"
                  tabIndex={0}
                  className={areaClass}
                  aria-label={label}
                  aria-pressed={chosen.includes(community)}
                  onClick={() => onToggle(community)}
                  onKeyDown={toggleBy(community)}
                >
                  {drawn}
                </g>
              )}
            />
          </Suspense>
          <p className={classes.source}>{t('map.source')}</p>
        </div>
        <div className={classes.list}>
          <OfferChoices name="community" {...{ chosen, facets, onToggle }} whole />
        </div>
      </div>
      <div className={classes.foot}>
        <Button variant="default" disabled={chosen.length === 0} onClick={onClear}>
          {t('map.clear')}
        </Button>
        <ShowFound facets={facets} onClick={onDone} />
      </div>
    </>
  );
}
