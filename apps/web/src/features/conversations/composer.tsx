import { messageLimits } from '@fonendo/domain/conversations/conversation';
import { limits } from '@fonendo/domain/shared/limits';
import { ActionIcon, Button, FileButton, Textarea, Tooltip } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../platform/local-copy/use-kept-text.ts';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { usePdfUpload } from '../documents/documents.public.ts';
import { candidacyInterviewsQuery } from '../interviews/interviews.public.tsx';
import classes from './conversation.module.css';
import { cacheNewest, type Place, sendFile, writeMessage } from './conversations.queries.ts';
import { gapIn } from './gaps.ts';
import { QuickAnswerChips } from './quick-answers/chips.tsx';

/** Where one writes. Ctrl+Enter sends; a quick answer is a text to go on with. */
export function Composer({ place, name }: { place: Place; name: string }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [text, setText] = useKeptText(`message:${place.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  /** The same text gets the same key, so that a second try after a lost answer writes nothing twice. */
  const sent = useRef({ text: '', key: '' });
  /** The quick answer that was last put in. */
  const taken = useRef('');
  const send = useAction({
    run: () => {
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
      return writeMessage(place, text.trim(), sent.current.key);
    },
    ask: async () => {
      const gap = gapIn(text)?.words;
      if (!gap) return true;
      return confirm({ title: t('gap.title'), description: t('gap.help', { gap }), action: t('gap.send') });
    },
    cache: (_, answer) => cacheNewest(queryClient, place, answer),
    done: () => {
      setText('');
      field.current?.focus();
      return undefined;
    },
    failed: t('sendFailed'),
  });
  const isBlank = text.trim() === '' || text.length > messageLimits.text;

  /** Instead of an answer that was taken and left as it was, below what somebody wrote themselves. */
  function take(words: string) {
    const kept = text.trim() === '' || text === taken.current ? '' : `${text.trimEnd()}\n`;
    const whole = `${kept}${words}`;
    taken.current = kept === '' ? words : '';
    setText(whole);
    // After the text is rendered: whoever types replaces the gap.
    requestAnimationFrame(() => {
      const gap = gapIn(words);
      field.current?.focus();
      field.current?.setSelectionRange(
        gap ? kept.length + gap.from : whole.length,
        gap ? kept.length + gap.to : whole.length,
      );
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBlank || send.isBusy) return;
    event.preventDefault();
    send.start();
  }

  return (
    <div className={classes.composer}>
      <QuickAnswerChips place={place} onTake={take} />
      <Textarea
        ref={field}
        aria-label={t('write', { name })}
        placeholder={t('write', { name })}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={messageLimits.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.send}>
        <div className={classes.tools}>
          <Attach place={place} />
          {place.side === 'hospital' && <ProposeInterview id={place.id} />}
        </div>
        <Button
          disabled={isBlank}
          loading={send.isBusy}
          onClick={() => send.start()}
          leftSection={<SendHorizontal size={16} aria-hidden />}
        >
          {t('send')}
        </Button>
      </div>
    </div>
  );
}

/** To the scheduler of the candidacy, where there is a date to propose. What was written is there again afterwards. */
function ProposeInterview({ id }: { id: string }) {
  const { t } = useTranslation('conversations');
  const { data } = useQuery(candidacyInterviewsQuery(id));
  if (!data?.can.propose) return null;
  return (
    <Tooltip label={t('propose')}>
      <ActionIcon
        renderRoot={(props) => (
          <Link
            {...props}
            to="/candidate/$id"
            params={{ id }}
            search={{ work: 'interview' }}
            aria-label={t('propose')}
          />
        )}
      >
        <CalendarPlus size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function Attach({ place }: { place: Place }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const { upload, failure, send, refuse } = usePdfUpload((file) => sendFile(queryClient, place, file));
  function choose(file: File | null) {
    if (!file) return;
    if (file.type !== limits.file.mimeType) refuse('errors.onlyPdf', file);
    else if (file.size > limits.file.maxBytes) refuse('errors.fileTooLarge', file);
    else send(file);
  }
  const again = failure?.file;
  return (
    <div className={classes.attach}>
      <FileButton accept={limits.file.mimeType} onChange={choose}>
        {(props) => (
          <Tooltip label={t('attach')}>
            <ActionIcon {...props} aria-label={t('attach')} loading={upload !== undefined}>
              <Paperclip size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      <span role="status" className={classes.hint}>
        {upload && t('sending', { name: upload.name })}
      </span>
      {failure && (
        <span role="alert" className={classes.failure}>
          {failure.sentence}
          {again && (
            <Button variant="subtle" size="compact-sm" onClick={() => send(again)}>
              {t('again')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
