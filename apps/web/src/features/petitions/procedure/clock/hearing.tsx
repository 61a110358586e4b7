import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../../platform/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { ToneBadge } from '../../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../../ui/section.tsx';
import classes from '../resolution.module.css';

/** What the ministry proposes before it decides, and until when the doctor can answer. Empty if nothing. */
export function Hearing({ petition: { hearings, clock } }: { petition: Petition }) {
  const { t } = useTranslation('legalClock');
  const open = hearings.find(({ closedOn }) => closedOn === null);
  const end = clock.find(({ kind }) => kind === 'hearing')?.end;
  if (!open || !end) return null;
  return (
    <Section title={t('hearing.title')} aside={t('hearing.until', { date: formatWeekday(end) })}>
      <Card>
        <span id="hearing" className={classes.anchor} />
        <ToneBadge tone="warn" glyph="clock">
          {t(`hearing.proposals.${open.proposal}`)}
        </ToneBadge>
        <p className={classes.quote}>{open.summary}</p>
        <p className={classes.help}>{t('hearing.how')}</p>
      </Card>
    </Section>
  );
}
