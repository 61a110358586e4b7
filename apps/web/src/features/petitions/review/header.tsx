import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openActs } from '@fonendo/domain/petitions/open-acts';
import { daysBetween } from '@fonendo/domain/reference/working-calendar';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { Button } from '@mantine/core';
import { History, ListOrdered, MessageSquare, MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatNearDay } from '../../../platform/format.ts';
import { PersonAvatar } from '../../../ui/marks/person-avatar.tsx';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { WaitingCount } from '../../conversations/conversations.public.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { LegalTerm } from '../procedure/legal-term.tsx';
import { Paid } from '../procedure/paid.tsx';
import { usePetitionSteps } from '../procedure/progress.ts';
import type { ReviewDialog } from './dialogs.tsx';
import classes from './header.module.css';
import { ReviewMoves } from './procedure/moves.tsx';

type Props = {
  petition: Petition;
  onComments: () => void;
  onHistory: () => void;
  onDialog: (dialog: ReviewDialog) => void;
  /** Not for somebody who acts as an administrator. */
  onConversation?: () => void;
  /** Set where the queue is not a column. */
  onQueue?: () => void;
};

export function ReviewHeader({ petition, onComments, onHistory, onDialog, onConversation, onQueue }: Props) {
  const { t } = useTranslation('petitions');
  const comments = petition.timeline.filter(({ kind }) => kind === 'comment').length;
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <PetitionName petition={petition} />
        <div className={classes.actions}>
          {onQueue && (
            <Button variant="subtle" leftSection={<ListOrdered size={17} aria-hidden />} onClick={onQueue}>
              {t('review.queue')}
            </Button>
          )}
          {onConversation && (
            <Button
              variant="subtle"
              leftSection={<MessagesSquare size={17} aria-hidden />}
              rightSection={<WaitingCount count={petition.waitingMessages} />}
              onClick={onConversation}
            >
              {t('conversation.title')}
            </Button>
          )}
          <Button variant="subtle" leftSection={<MessageSquare size={17} aria-hidden />} onClick={onComments}>
            {t('review.comments', { count: comments })}
          </Button>
          <Button variant="subtle" leftSection={<History size={17} aria-hidden />} onClick={onHistory}>
            {t('review.history')}
          </Button>
          <ReviewMoves petition={petition} onDialog={onDialog} />
        </div>
      </div>
      <div className={classes.progress}>
        <PetitionPulse petition={petition} size="dense" />
        <div className={classes.term}>
          <LegalTerm petition={petition} />
        </div>
      </div>
    </header>
  );
}

export function PetitionPulse({ petition, size }: { petition: Petition; size: 'dense' | 'compact' }) {
  const { t } = useTranslation('petitions');
  return <PulseLine label={t('progress.label')} steps={usePetitionSteps(petition)} size={size} narrow="compact" />;
}

export function PetitionName({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const countryName = useCountryName();
  const { doctor, reference, country, status, standing, paid, statusSince } = petition;
  const name = `${doctor.firstname} ${doctor.lastname}`;
  const { requirement, hearing } = openActs(petition);
  const waits = status === 'Pending' || status === 'Review';
  const days = daysBetween(madridDate(new Date(statusSince)), madridDate(new Date()));
  return (
    <div className={classes.who}>
      <PersonAvatar name={name} size={40} />
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 className={classes.name}>{name}</h1>
          <StatusBadge of="petition" status={standing} />
          {requirement && (
            <ToneBadge tone="warn" glyph="clock">
              {t('review.requirement', { date: formatNearDay(requirement.answerBy) })}
            </ToneBadge>
          )}
          {hearing && (
            <ToneBadge tone="warn" glyph="clock">
              {t('review.hearing')}
            </ToneBadge>
          )}
        </div>
        <p className={classes.meta}>
          {[reference, country && countryName(country), waits && t('review.waits', { count: days })]
            .filter(Boolean)
            .join(' · ')}
          {'\u00A0· '}
          <Paid paid={paid} />
        </p>
      </div>
    </div>
  );
}
