import type { publicPages } from '@fonendo/messages/es/public-pages';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { type Facts, WithFacts } from './facts.tsx';
import classes from './faq.screen.module.css';
import { Paragraphs } from './paragraphs.tsx';
import page from './text-page.module.css';

type Questions = typeof publicPages.faq;
type Group = keyof Questions['groups'];

const groups: { [Name in Group]: readonly (keyof Questions[Name])[] } = {
  recognition: ['who', 'time', 'documents', 'apostille', 'denied', 'speciality', 'publicPosts'],
  prices: ['cost', 'excluded', 'withdrawal', 'invoice'],
  offers: ['apply', 'seen', 'locked', 'outcome', 'interviews'],
  hospitals: ['publish', 'cost', 'team'],
  account: ['password', 'mails', 'leave'],
};

export const FaqScreen = () => <WithFacts>{(facts) => <Faq facts={facts} />}</WithFacts>;

/** Native disclosures: found by the browser's search, usable by keyboard, nothing to load. */
function Faq({ facts }: { facts: Facts }) {
  const { t } = useTranslation('publicPages');
  // The compiler cannot match groups with their questions; the type of `groups` guarantees it.
  const text = (key: string) => t(key as 'faq.heading', facts);
  return (
    <>
      <PageHeader title={t('faq.heading')} />
      <p className={page.lead}>{t('faq.lead')}</p>
      {(Object.keys(groups) as Group[]).map((group) => (
        <Section key={group} title={t(`faq.groups.${group}`)}>
          <Card padding="rows">
            {groups[group].map((question) => (
              <CardRow key={question}>
                <details className={classes.question}>
                  <summary className={classes.summary}>
                    {text(`faq.${group}.${question}.question`)}
                    <ChevronDown size={18} aria-hidden className={classes.chevron} />
                  </summary>
                  <div className={classes.answer}>
                    <Paragraphs text={text(`faq.${group}.${question}.answer`)} />
                  </div>
                </details>
              </CardRow>
            ))}
          </Card>
        </Section>
      ))}
    </>
  );
}
