import { useTranslation } from 'react-i18next';
import { formatDay } from '../../platform/format.ts';
import { type Facts, WithFacts } from './facts.tsx';
import { TextPage } from './text-page.tsx';

const sections = [
  'use',
  'isNot',
  'account',
  'services',
  'doctors',
  'hospitals',
  'conduct',
  'liability',
  'changes',
  'law',
] as const;

/** To be updated with every change of their meaning. */
const inForceSince = '2026-11-15';

export const TermsScreen = () => <WithFacts>{(facts) => <Terms facts={facts} />}</WithFacts>;

function Terms({ facts }: { facts: Facts }) {
  const { t } = useTranslation('publicPages');
  return (
    <TextPage
      heading={t('terms.heading')}
      lead={t('terms.lead')}
      meta={t('updated', { date: formatDay(inForceSince, 'long') })}
      sections={sections.map((id) => ({
        id,
        heading: t(`terms.${id}.heading`),
        text: t(`terms.${id}.text` as 'legal.lead', facts),
      }))}
    />
  );
}
