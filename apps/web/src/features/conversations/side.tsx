import type { Conversation } from '@fonendo/contract/conversations.schema';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShortDay } from '../../platform/format.ts';
import { useAction } from '../../platform/use-action.ts';
import { Card } from '../../ui/card.tsx';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import classes from './conversation.module.css';
import {
  cacheNewest,
  conversationQuery,
  fetchMessageFile,
  type Place,
  settleMessages,
} from './conversations.queries.ts';
import { MessageFile } from './message.tsx';

/** What waits for an answer, the files, and who reads along. */
export function ConversationSide({ place }: { place: Place }) {
  const { data: talk } = useQuery(conversationQuery(place));
  if (!talk) return null;
  return (
    <div className={classes.side}>
      <Pending place={place} talk={talk} />
      <Files place={place} talk={talk} />
      <Readers place={place} talk={talk} />
    </div>
  );
}

type Props = { place: Place; talk: Conversation };

function Pending({ place, talk }: Props) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const waiting = talk.messages.filter(({ unanswered }) => unanswered);
  const settle = useAction({
    run: (upTo: string) => settleMessages(place, upTo),
    cache: (_, answer) => cacheNewest(queryClient, place, answer),
    done: t('settled'),
    failed: t('settleFailed'),
  });
  const [first] = waiting;
  const last = waiting.at(-1);
  if (!first || !last) return null;
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
          onClick={() => settle.start(last.id)}
        >
          {t('settle')}
        </Button>
      )}
    </Card>
  );
}

function Files({ place, talk: { files } }: Props) {
  const { t } = useTranslation('conversations');
  if (files.length === 0) return null;
  return (
    <Card as="section" label={t('files')}>
      <h3 className={classes.cardTitle}>{t('files')}</h3>
      <ul className={classes.files}>
        {files.map(({ id, name, bytes }) => (
          <li key={id}>
            <MessageFile openFile={(file) => fetchMessageFile(place, file)} id={id} name={name} bytes={bytes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Readers({ place, talk: { readers } }: Props) {
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
      <p className={classes.hint}>{t(place.subject === 'petition' ? 'who.petitionHelp' : 'who.help')}</p>
    </Card>
  );
}
