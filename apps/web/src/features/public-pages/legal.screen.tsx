import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { type Facts, WithFacts } from './facts.tsx';
import { TextPage } from './text-page.tsx';

const sections = [
  'owner',
  'controller',
  'purposes',
  'hidden',
  'recipients',
  'retention',
  'rights',
  'storage',
  'accessibility',
  'property',
] as const;

/** To be updated with every change of its meaning. */
const inForceSince = '2026-11-15';

export const LegalScreen = () => <WithFacts>{(facts) => <Legal facts={facts} />}</WithFacts>;

function Legal({ facts }: { facts: Facts }) {
  const { t } = useTranslation('publicPages');
  return (
    <TextPage
      heading={t('legal.heading')}
      lead={t('legal.lead')}
      meta={t('updated', { date: formatDay(inForceSince, 'long') })}
      sections={sections.map((id) => ({
        id,
        heading: t(`legal.${id}.heading`),
        text: t(`legal.${id}.text` as 'legal.lead', facts),
      }))}
    />
  );
}
