import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openHearing } from '@fonendo/domain/petitions/open-acts';
import type { HearingOutcome } from '@fonendo/domain/petitions/petition';
import { useTranslation } from 'react-i18next';
import { formatDay, formatWeekday } from '../../../../platform/format.ts';
import { Card } from '../../../../ui/card.tsx';
import type { StatusGlyphName } from '../../../../ui/marks/status-glyph.tsx';
import { ToneBadge } from '../../../../ui/marks/tone-badge.tsx';
import { Section } from '../../../../ui/section.tsx';
import { stepAnchors } from '../../anchors/anchors.public.ts';
import { Asked } from '../../papers/asked.tsx';
import classes from '../resolution.module.css';

type HearingOf = Petition['hearings'][number];

/** What the ministry proposes before it decides; until it has, also how the last hearing ended. Empty if nothing. */
export function Hearing({ petition }: { petition: Petition }) {
  const open = openHearing(petition.hearings);
  const end = petition.clock.find(({ kind }) => kind === 'hearing')?.end;
  if (open && end) return <OpenHearing petition={petition} hearing={open} end={end} />;
  const [last] = petition.hearings;
  if (!last || open || petition.resolution) return null;
  return <ClosedHearing hearing={last} />;
}

/** Until when the doctor can answer the proposal, and where. */
function OpenHearing({ petition, hearing, end }: { petition: Petition; hearing: HearingOf; end: string }) {
  const { t } = useTranslation('legalClock');
  return (
    <Section title={t('hearing.title')} aside={t('hearing.until', { date: formatWeekday(end) })}>
      <Card>
        <span id={stepAnchors.hearing} className={classes.anchor} />
        <ToneBadge tone="warn" glyph="clock">
          {t(`hearing.proposals.${hearing.proposal}`)}
        </ToneBadge>
        <p className={classes.quote}>{hearing.summary}</p>
        <Asked petition={petition} act="hearing" asked={hearing} />
      </Card>
    </Section>
  );
}

const looks: Record<HearingOutcome, { tone: 'ok' | 'neutral'; glyph: StatusGlyphName }> = {
  alleged: { tone: 'ok', glyph: 'tick' },
  waived: { tone: 'neutral', glyph: 'held' },
};

function ClosedHearing({ hearing: { closedOn, outcome, proposal, summary } }: { hearing: HearingOf }) {
  const { t } = useTranslation(['homologations', 'legalClock']);
  if (closedOn === null || outcome === null) return null;
  return (
    <Section title={t('legalClock:hearing.title')} aside={t('hearing.closed', { date: formatDay(closedOn, 'long') })}>
      <Card>
        <div className={classes.ended}>
          <ToneBadge {...looks[outcome]}>{t(`hearing.outcomes.${outcome}`)}</ToneBadge>
          <p className={classes.quote}>{t(`hearing.after.${outcome}`)}</p>
          <h3 className={classes.subtitle}>{t('hearing.proposed')}</h3>
          <p className={classes.help}>{t(`legalClock:hearing.proposals.${proposal}`)}</p>
          <p className={classes.quote}>{summary}</p>
        </div>
      </Card>
    </Section>
  );
}
