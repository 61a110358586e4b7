import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openRequirement } from '@fonendo/domain/petitions/open-acts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { stepAnchors } from '../anchors/anchors.public.ts';
import classes from '../procedure/resolution.module.css';
import { Asked } from './asked.tsx';

/** What the ministry asks of the doctor, until when, and where to answer. Empty if nothing. */
export function Requirement({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const open = openRequirement(petition.requirements);
  if (!open) return null;
  return (
    <Section
      title={t('requirement.title')}
      aside={t('requirement.answerBy', { date: formatDay(open.answerBy, 'long') })}
    >
      <Card>
        <span id={stepAnchors.answer} className={classes.anchor} />
        <p className={classes.quote}>{open.reason}</p>
        <Asked petition={petition} act="requirement" asked={open} />
      </Card>
    </Section>
  );
}
