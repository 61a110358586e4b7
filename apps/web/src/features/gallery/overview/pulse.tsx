import { useTranslation } from 'react-i18next';
import type { PulseState } from '../../../ui/pulse/geometry.ts';
import { PulseLine, type PulseStep } from '../../../ui/pulse/line.tsx';
import { Labelled, Specimen } from '../specimen.tsx';
import classes from './overview.module.css';

/** The five steps of a petition, in the states of one moment of its life. */
function usePetitionSteps() {
  const { t } = useTranslation('gallery');
  const labels = ['received', 'validated', 'cv', 'sent', 'resolution'] as const;
  return (states: readonly PulseState[], details: readonly (string | undefined)[]): PulseStep[] =>
    labels.map((key, index) => {
      const detail = details[index];
      return {
        key,
        label: t(`foundations.pulse.${key}`),
        state: states[index] ?? 'future',
        ...(detail !== undefined && { detail }),
      };
    });
}

const days = ['6 oct 2026', '28 oct 2026', '4 nov 2026', '20 nov 2026'] as const;

export function PulseSpecimen() {
  const { t } = useTranslation('gallery');
  const steps = usePetitionSteps();
  const label = t('foundations.pulse.label');
  const moments = {
    starting: steps(['current', 'future', 'future', 'future', 'future'], [t('foundations.pulse.missingTwo')]),
    running: steps(['done', 'done', 'done', 'done', 'current'], [...days, t('foundations.pulse.daysLeft')]),
    waiting: steps(
      ['done', 'done', 'done', 'attention', 'future'],
      [days[0], days[1], days[2], t('foundations.pulse.missingOne'), t('foundations.pulse.legalTerm')],
    ),
    approved: steps(['done', 'done', 'done', 'done', 'approved'], [...days, t('foundations.pulse.approvedOn')]),
    denied: steps(['done', 'done', 'done', 'done', 'denied'], [...days, t('foundations.pulse.deniedOn')]),
  };
  return (
    <Specimen title={t('foundations.pulse.title')} when={t('foundations.pulse.when')}>
      {(Object.keys(moments) as (keyof typeof moments)[]).map((moment) => (
        <Labelled key={moment} label={t(`foundations.pulse.${moment}`)}>
          <PulseLine label={label} steps={moments[moment]} />
        </Labelled>
      ))}
      <Labelled label={t('foundations.pulse.dense')}>
        <PulseLine label={label} steps={moments.waiting} size="dense" />
      </Labelled>
      <div className={classes.pulses}>
        <Labelled label={t('foundations.pulse.compact')}>
          <PulseLine label={label} steps={moments.waiting} size="compact" />
        </Labelled>
        <Labelled label={t('foundations.pulse.minimal')}>
          <PulseLine label={label} steps={moments.running} size="minimal" />
        </Labelled>
        <Labelled label={t('foundations.pulse.vertical')}>
          <PulseLine label={label} steps={moments.waiting} size="vertical" />
        </Labelled>
      </div>
    </Specimen>
  );
}
