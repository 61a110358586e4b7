import type { StepType } from '@fonendo/domain/processes/process';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { PulseLine } from '../../ui/pulse/line.tsx';
import { Section } from '../../ui/section.tsx';

type PreviewedStep = { id: string; type: StepType; name: string; mandatory: boolean; durationMinutes: number };

/** The progress line of a new candidate: applied, at the first step, with the decision at the end. */
export function ProcessPreview({ steps }: { steps: readonly PreviewedStep[] }) {
  const { t } = useTranslation(['processes', 'processSteps']);
  const detailOf = ({ type, mandatory, durationMinutes }: PreviewedStep) =>
    [
      t(mandatory ? 'preview.mandatory' : 'processSteps:optional'),
      ...(type === 'interview' ? [t('processSteps:minutes', { minutes: durationMinutes })] : []),
    ].join(' · ');
  return (
    <Section title={t('preview.title')}>
      <Card>
        <PulseLine
          label={t('preview.title')}
          size="vertical"
          steps={[
            { key: 'applied', label: t('preview.applied'), state: 'done' },
            ...steps.map((step, index) => ({
              key: step.id,
              label: step.name || t('step.untitled'),
              detail: detailOf(step),
              state: index === 0 ? ('current' as const) : ('future' as const),
            })),
            { key: 'decision', label: t('preview.decision'), state: 'future' },
          ]}
        />
      </Card>
    </Section>
  );
}
