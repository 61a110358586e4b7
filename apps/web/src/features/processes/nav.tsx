import type { Process } from '@fonendo/contract/processes.schema';
import { standardSteps } from '@fonendo/domain/processes/process';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ToneBadge } from '../../ui/marks/tone-badge.tsx';
import classes from './processes.module.css';

type Props = { processes: readonly Process[]; shown: string };

/** The hospital's own processes, and the standard one. */
export function ProcessNav({ processes, shown }: Props) {
  const { t } = useTranslation('processes');
  return (
    <nav aria-label={t('list.label')} className={classes.nav}>
      <ul className={classes.entries}>
        {processes.map((process) => (
          <Entry
            key={process.id}
            id={process.id}
            name={process.name}
            isDefault={process.isDefault}
            isShown={process.id === shown}
            facts={[
              t('list.steps', { count: process.steps.length }),
              t('list.offers', { count: process.offers.unpublished + process.offers.published }),
            ].join(' · ')}
          />
        ))}
        <Entry
          id="standard"
          name={t('list.standard')}
          isDefault={processes.every(({ isDefault }) => !isDefault)}
          isShown={shown === 'standard'}
          facts={t('list.steps', { count: standardSteps.length })}
        />
      </ul>
    </nav>
  );
}

type EntryProps = { id: string; name: string; facts: string; isDefault: boolean; isShown: boolean };

function Entry({ id, name, facts, isDefault, isShown }: EntryProps) {
  const { t } = useTranslation('processes');
  return (
    <li>
      <Link
        to="/process"
        search={{ process: id }}
        viewTransition={false}
        className={classes.entry}
        aria-current={isShown ? 'page' : undefined}
      >
        <span className={classes.entryName}>{name}</span>
        <span className={classes.entryFacts}>{facts}</span>
        {isDefault && (
          <span className={classes.entryBadge}>
            <ToneBadge tone="teal" glyph="tick">
              {t('list.isDefault')}
            </ToneBadge>
          </span>
        )}
        <ChevronRight size={16} aria-hidden className={classes.onward} />
      </Link>
    </li>
  );
}
