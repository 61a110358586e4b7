import type { Conversation } from '@fonendo/contract/conversations.schema';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../platform/format.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import classes from './conversation.module.css';
import { cacheNewest, conversationQuery, settleMessages } from './conversations.queries.ts';
import { MessageFile } from './message.tsx';

/** What waits for an answer, the files, and who reads along at the hospital. */
export function ConversationSide({ candidacyId }: { candidacyId: string }) {
  const { data: talk } = useQuery(conversationQuery({ side: 'hospital', candidacyId }));
  if (!talk) return null;
  return (
    <div className={classes.side}>
      <Pending candidacyId={candidacyId} talk={talk} />
      <Files talk={talk} />
      <Readers talk={talk} />
    </div>
  );
}

function Pending({ candidacyId, talk }: { candidacyId: string; talk: Conversation }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const waiting = talk.messages.filter(({ unanswered }) => unanswered);
  const settle = useAction({
    run: () => settleMessages(candidacyId),
    cache: (_, answer) => cacheNewest(queryClient, { side: 'hospital', candidacyId }, answer),
    done: t('settled'),
    failed: t('settleFailed'),
  });
  const [first] = waiting;
  if (!first) return null;
  return (
    <Card as="section" label={t('pending')}>
      <h3 className={classes.cardTitle}>{t('pending')}</h3>
      <p className={classes.attention}>{t('waiting', { count: waiting.length })}</p>
      <p className={classes.hint}>{t('since', { date: formatShortDay(first.sentAt) })}</p>
      {talk.can.settle && (
        <Button
          className={classes.settle ?? ''}
          variant="subtle"
          size="compact-sm"
          loading={settle.isBusy}
          onClick={() => settle.start()}
        >
          {t('settle')}
        </Button>
      )}
    </Card>
  );
}

function Files({ talk: { files } }: { talk: Conversation }) {
  const { t } = useTranslation('conversations');
  if (files.length === 0) return null;
  return (
    <Card as="section" label={t('files')}>
      <h3 className={classes.cardTitle}>{t('files')}</h3>
      <ul className={classes.files}>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <MessageFile id={id} name={name} bytes={bytes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Readers({ talk: { readers } }: { talk: Conversation }) {
  const { t } = useTranslation('conversations');
  return (
    <Card as="section" label={t('who.title')}>
      <h3 className={classes.cardTitle}>{t('who.title')}</h3>
      <ul className={classes.people}>
        {readers.map((name) => (
          <li key={name} className={classes.person}>
            <PersonAvatar name={name} size={26} />
            {name}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('who.help')}</p>
    </Card>
  );
}
