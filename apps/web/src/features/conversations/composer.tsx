import { messageLimits } from '@fonendo/domain/conversations/conversation';
import { isNight, night } from '@fonendo/domain/conversations/message-mails';
import { wallClock, zoneCity } from '@fonendo/domain/reference/time-zones';
import { limits } from '@fonendo/domain/shared/limits';
import { ActionIcon, Button, FileButton, Textarea, Tooltip, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Paperclip, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '../../platform/i18n.ts';
import { useKeptText } from '../../platform/local-copy/use-kept.ts';
import { newId } from '../../platform/new-id.ts';
import { useAction } from '../../platform/use-action.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { isPhoto, photoTypes } from '../../ui/pdf/photo-types.ts';
import { PhotosDialog, usePdfUpload } from '../documents/documents.public.ts';
import { candidacyInterviewsQuery } from '../interviews/interviews.public.tsx';
import classes from './conversation.module.css';
import { cacheNewest, type Place, sendFile, writeMessage } from './conversations.queries.ts';
import { gapIn, piecesOf } from './gaps.ts';
import { QuickAnswerChips } from './quick-answers/chips.tsx';

const attachable = [limits.file.mimeType, ...Object.keys(photoTypes)].join(',');

/** Where one writes. Ctrl+Enter sends; a quick answer is a text to go on with. */
export function Composer({ place, name, zone }: { place: Place; name: string; zone: string }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [text, setText] = useKeptText(`message:${place.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  /** The same text gets the same key, so that a second try after a lost answer writes nothing twice. */
  const sent = useRef({ text: '', key: '' });
  /** The quick answer that was last put in. */
  const taken = useRef('');
  const send = useAction({
    run: () => {
      if (sent.current.text !== text) sent.current = { text, key: newId() };
      return writeMessage(place, text.trim(), sent.current.key);
    },
    ask: async () => {
      const gap = gapIn(text)?.words;
      if (!gap) return true;
      return confirm({
        ...{ title: t('gap.title'), description: t('gap.help', { gap }) },
        ...{ action: t('gap.send'), keeps: 'editing', destructive: false },
      });
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
    // After the text is rendered, the gap is selected, so that typing replaces it.
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
      <div className={classes.field}>
        {/* A text field cannot mark words: the same words lie behind it, and what is to be filled in has a colour. */}
        <div ref={marks} className={classes.gaps} aria-hidden>
          {piecesOf(text).map(({ from, words, isGap }) => (isGap ? <mark key={from}>{words}</mark> : words))}
        </div>
        <Textarea
          ref={field}
          classNames={{ input: classes.input ?? '' }}
          aria-label={t('write', { name })}
          placeholder={isPhone ? t('writeShort') : t('write', { name })}
          autosize
          minRows={isPhone ? 1 : 2}
          maxRows={isPhone ? 5 : 8}
          maxLength={messageLimits.text}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onScroll={({ currentTarget }) => marks.current?.scrollTo({ top: currentTarget.scrollTop })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.send}>
        <div className={classes.tools}>
          <Attach place={place} />
          {place.side === 'hospital' && <ProposeInterview id={place.id} />}
        </div>
        {place.side !== 'doctor' && <Night zone={zone} />}
        <Button
          disabled={isBlank}
          loading={send.isBusy}
          onClick={() => send.start()}
          className={classes.sendButton ?? ''}
          leftSection={<SendHorizontal size={16} aria-hidden />}
        >
          {isPhone ? <VisuallyHidden>{t('send')}</VisuallyHidden> : t('send')}
        </Button>
      </div>
    </div>
  );
}

/** What is written at night there is on the page at once, and in the doctor's mailbox in the morning. */
function Night({ zone }: { zone: string }) {
  const { t } = useTranslation('conversations');
  const now = useMinute();
  if (!isNight(zone, now)) return null;
  return (
    <p className={classes.night}>
      {t('night', {
        time: wallClock(zone, now).time,
        morning: `${String(night.to).padStart(2, '0')}:00`,
        city: zoneCity(zone, currentLocale()),
      })}
    </p>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(clock);
  }, []);
  return now;
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

/** A PDF is sent as it is; somebody on a phone chooses or takes photos, which become one. */
function Attach({ place }: { place: Place }) {
  const { t } = useTranslation('conversations');
  const queryClient = useQueryClient();
  const { upload, failure, send, refuse } = usePdfUpload((file) => sendFile(queryClient, place, file));
  const [photo, setPhoto] = useState<File>();
  const reset = useRef<() => void>(null);
  function choose(file: File | null) {
    if (!file) return;
    // The same file can be chosen again.
    reset.current?.();
    if (isPhoto(file)) setPhoto(file);
    else if (file.type !== limits.file.mimeType) refuse('errors.onlyPdf', file);
    else if (file.size > limits.file.maxBytes) refuse('errors.fileTooLarge', file);
    else send(file);
  }
  const again = failure?.file;
  return (
    <div className={classes.attach}>
      <FileButton accept={attachable} onChange={choose} resetRef={reset}>
        {(props) => (
          <Tooltip label={t('attach')}>
            <ActionIcon {...props} aria-label={t('attach')} loading={upload !== undefined}>
              <Paperclip size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      {photo && (
        <Suspense>
          <PhotosDialog
            label={t('attachment')}
            subject="anything"
            photos={[photo]}
            onClose={() => setPhoto(undefined)}
            onDone={(pdf) => {
              setPhoto(undefined);
              send(pdf);
            }}
          />
        </Suspense>
      )}
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
