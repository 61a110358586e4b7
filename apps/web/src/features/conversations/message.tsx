import type { Message } from '@fonendo/contract/conversations.schema';
import { CheckCheck, FileText, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/save-file.ts';
import { useAction } from '../../platform/use-action.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { PersonAvatar } from '../../ui/marks/person-avatar.tsx';
import type { clocksOf } from './clocks.ts';
import classes from './conversation.module.css';

/** Fetches the file of a message. */
type OpenFile = (messageId: string) => Promise<Blob>;

type Props = {
  openFile: OpenFile;
  message: Message;
  isOwn: boolean;
  clocks: ReturnType<typeof clocksOf>;
  /** What can be done with the file. */
  fileAction?: ReactNode;
};

/** A bubble: ours at the right, theirs at the left, with its times and marks below. */
export function MessageItem({ openFile, message, isOwn, clocks, fileAction }: Props) {
  const { t } = useTranslation('conversations');
  const { author, text, file, side, sentAt, readAt, byMail } = message;
  const name = author?.name ?? t(side === 'doctor' ? 'left' : 'former');
  return (
    <article className={classes.message} data-own={isOwn || undefined}>
      <PersonAvatar name={author?.name ?? ''} size={28} />
      <div className={classes.words}>
        {/* A doctor writes for themself; at a hospital and in the team several do. */}
        {!(isOwn && side === 'doctor') && (
          <p className={classes.author}>
            {name}
            {author?.position && <span>, {author.position}</span>}
          </p>
        )}
        {text !== '' && <p className={classes.bubble}>{text}</p>}
        {file && <MessageFile openFile={openFile} id={message.id} {...file} />}
        {file && fileAction}
        <p className={classes.marks}>
          {byMail && (
            <span className={classes.mark}>
              <MailCheck size={14} aria-hidden />
              {t('mailed')}
            </span>
          )}
          <time dateTime={sentAt}>
            {clocks.time}
            {clocks.there &&
              ` · ${clocks.there.city ? t('there', { time: clocks.there.time, city: clocks.there.city }) : t('inSpain', { time: clocks.there.time })}`}
          </time>
          {isOwn && readAt && (
            <span className={classes.read}>
              <CheckCheck size={14} aria-hidden />
              {t('read')}
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

type FileProps = { openFile: OpenFile; id: string; name: string; bytes: number };

export function MessageFile({ openFile, id, name, bytes }: FileProps) {
  const { t, i18n } = useTranslation('conversations');
  const download = useAction({
    queue: 'message-files',
    run: async () => saveFile(await openFile(id), name),
    failed: t('fileFailed'),
  });
  return (
    <button type="button" className={classes.file} onClick={() => download.start()} aria-busy={download.isBusy}>
      <FileText size={18} aria-hidden />
      <span className={classes.fileWords}>
        <span className={classes.fileName}>{name}</span>
        <span className={classes.hint}>{formatBytes(bytes, i18n.language)}</span>
      </span>
    </button>
  );
}
