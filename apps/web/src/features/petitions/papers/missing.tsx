import type { MissingItem } from '@fonendo/contract/doctors/doctors.schema';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { InPersonNote } from '../../../platform/session/in-person-note.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { MissingList, useOffered, wayTo } from '../../doctors/doctors.public.ts';
import classes from '../own/next-step-card.module.css';

/** What is missing before the petition can be sent, each with a link to fix it. */
export function Missing({ missing }: { missing: readonly MissingItem[] }) {
  const { t } = useTranslation('homologations');
  const id = useId();
  return (
    <Section title={t('missing.title')} aside={<span id={id}>{t('missing.count', { count: missing.length })}</span>}>
      <Card padding="rows">
        <MissingList purpose="petition" missing={missing} labelledBy={id} documentsHere />
      </Card>
    </Section>
  );
}

/** The doctor's answers have changed since it was started: it would not be admitted. */
export function OtherRoad() {
  const { t } = useTranslation('road');
  return (
    <Section title={t('otherRoad.title')}>
      <Card>
        <p className={classes.why}>{t('otherRoad.text')}</p>
        <Button mt="sm" renderRoot={(props) => <Link to="/road" {...props} />}>
          {t('otherRoad.action')}
        </Button>
      </Card>
    </Section>
  );
}

/** A link to the first missing thing. */
export function FixButton({ item, label }: { item: MissingItem; label: string }) {
  const isOffered = useOffered();
  if (!isOffered(item)) return <InPersonNote />;
  return (
    <Button
      className={classes.action ?? ''}
      renderRoot={(props) => <Link {...wayTo(item, true)} resetScroll={item.target !== 'documents'} {...props} />}
    >
      {label}
    </Button>
  );
}
