import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openHearing } from '@fonendo/domain/petitions/open-acts';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../../platform/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { ToneBadge } from '../../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../../ui/section.tsx';
import { stepAnchors } from '../../anchors/anchors.public.ts';
import { Asked } from '../../papers/asked.tsx';
import classes from '../resolution.module.css';

/** What the ministry proposes before it decides, until when the doctor can answer, and where. Empty if nothing. */
export function Hearing({ petition }: { petition: Petition }) {
  const { t } = useTranslation('legalClock');
  const open = openHearing(petition.hearings);
  const end = petition.clock.find(({ kind }) => kind === 'hearing')?.end;
  if (!open || !end) return null;
  return (
    <Section title={t('hearing.title')} aside={t('hearing.until', { date: formatWeekday(end) })}>
      <Card>
        <span id={stepAnchors.hearing} className={classes.anchor} />
        <ToneBadge tone="warn" glyph="clock">
          {t(`hearing.proposals.${open.proposal}`)}
        </ToneBadge>
        <p className={classes.quote}>{open.summary}</p>
        <Asked petition={petition} act="hearing" asked={open} />
      </Card>
    </Section>
  );
}
