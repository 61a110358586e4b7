import type { PetitionClockTerm } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../../../../ui/card.tsx';
import { Section } from '../../../../ui/section.tsx';
import { stepAnchors } from '../../anchors/anchors.public.ts';
import classes from './legal-clock.module.css';
import { TermRow } from './term-row.tsx';

type Props = { petition: Petition };

/** Every legal term in the order of their ends; each date opens its rule, its article and its calculation. */
export function LegalClock({ petition }: Props) {
  const { t } = useTranslation('legalClock');
  const { clock } = petition;
  const nearest = clock.find(isReadersDeadline);
  return (
    <Section title={t('title')} aside={t('aside')}>
      <span id={stepAnchors.open} className={classes.anchor} />
      <div className={classes.clock}>
        <Card padding="rows" as="ul">
          {clock.map((term) => (
            <CardRow key={term.kind} as="li">
              <TermRow term={term} opened={term === nearest} />
            </CardRow>
          ))}
          <CardRow as="li" foot>
            <p className={classes.never}>{t('never')}</p>
          </CardRow>
        </Card>
      </div>
    </Section>
  );
}

/** A date by which the doctor can still lose something. */
const isReadersDeadline = ({ owner, state, end }: PetitionClockTerm) =>
  owner === 'doctor' && end !== null && (state === 'running' || state === 'unopened');
