import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { Conversation, ConversationSide } from '../../conversations/conversations.public.tsx';
import classes from './side.module.css';

/** What the team and the doctor write to each other, below it what waits, its files and who reads it. */
export function ReviewConversation({ petition: { id } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const place = { subject: 'petition', side: 'team', id } as const;
  return (
    <div className={classes.panel}>
      <Suspense fallback={<LoadingState of="rows" rows={4} />}>
        <Conversation place={place} ended={t('conversation.ended')} />
        <ConversationSide place={place} />
      </Suspense>
    </div>
  );
}
