import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { ColourPairs } from '../colour-pairs.tsx';
import { GalleryPage } from '../gallery-page.tsx';
import { Specimen } from '../specimen.tsx';
import { BrandSpecimen, PeopleSpecimen, TypeSpecimen } from './basics.tsx';
import { NoticesSpecimen } from './notices.tsx';
import { StatesSpecimen, StatusesSpecimen } from './states.tsx';

// Below the fold, and the heaviest of the foundations.
const PulseSpecimen = lazy(async () => ({ default: (await import('./pulse.tsx')).PulseSpecimen }));

const schemes = ['auto', 'light', 'dark'] as const;
const densities = ['page', 'workplace'] as const;

/** The foundations on one page, in either scheme and either density. */
export function OverviewScreen() {
  const { t } = useTranslation('gallery');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useState<string>('page');
  return (
    <div data-density={density}>
      <GalleryPage
        title={t('foundations.title')}
        intro={t('foundations.intro')}
        actions={
          <>
            <SegmentedControl
              aria-label={t('foundations.density.label')}
              value={density}
              onChange={setDensity}
              data={densities.map((value) => ({ value, label: t(`foundations.density.${value}`) }))}
            />
            <SegmentedControl
              aria-label={t('foundations.scheme.label')}
              value={colorScheme}
              onChange={(value) => setColorScheme(value as (typeof schemes)[number])}
              data={schemes.map((value) => ({ value, label: t(`foundations.scheme.${value}`) }))}
            />
          </>
        }
      >
        <BrandSpecimen />
        <Specimen title={t('foundations.colours.title')} when={t('foundations.colours.when')} frame="bare">
          <ColourPairs />
        </Specimen>
        <TypeSpecimen />
        <StatusesSpecimen />
        <Suspense fallback={<LoadingState />}>
          <PulseSpecimen />
        </Suspense>
        <PeopleSpecimen />
        <StatesSpecimen />
        <NoticesSpecimen />
      </GalleryPage>
    </div>
  );
}
