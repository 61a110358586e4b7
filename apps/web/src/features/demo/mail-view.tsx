import type { MailboxMessage } from '@fonendo/contract/demo.schema';
import { Anchor, SegmentedControl, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { mailLinks, splitMailText } from './mail-text.ts';
import classes from './mail-view.module.css';
import { mailQuery } from './mailbox.queries.ts';

export function MailView({ id }: { id: string }) {
  const { t } = useTranslation('mailbox');
  const query = useQuery(mailQuery(id));
  return (
    <>
      <Anchor component={Link} to="/dev/mailbox" className={classes.back}>
        <ArrowLeft size={18} aria-hidden /> {t('back')}
      </Anchor>
      <AnswerFrame query={query} failed={t('missing')} failedHelp={t('missingHelp')}>
        {(mail) => <Mail mail={mail} />}
      </AnswerFrame>
    </>
  );
}

type Version = 'html' | 'text';

function Mail({ mail }: { mail: MailboxMessage }) {
  const { t } = useTranslation('mailbox');
  const [version, setVersion] = useState<Version>('html');
  return (
    <Card as="article" padding="rows" label={mail.subject}>
      <header className={classes.head}>
        <div className={classes.who}>
          <Title order={2}>{mail.subject}</Title>
          <p className={classes.detail}>
            {t('to', { address: mail.to })} · <time dateTime={mail.sentAt}>{formatMoment(mail.sentAt)}</time>
          </p>
        </div>
        <SegmentedControl
          aria-label={t('view')}
          value={version}
          onChange={(value) => setVersion(value as Version)}
          data={[
            { value: 'html', label: t('html') },
            { value: 'text', label: t('text') },
          ]}
        />
      </header>
      <MailLinks links={mailLinks(mail.text)} />
      <Attachments names={mail.attachments.map(({ name }) => name)} />
      {version === 'html' ? <DesignedMail mail={mail} /> : <PlainMail text={mail.text} />}
    </Card>
  );
}

/**
 * The HTML of a mail in a sandboxed frame without any permission: nothing in it runs, and its links do nothing. They
 * are listed above as links of our own.
 */
function DesignedMail({ mail }: { mail: MailboxMessage }) {
  const { t } = useTranslation('mailbox');
  return (
    <iframe
      key={mail.id}
      className={classes.frame}
      title={t('frame', { subject: mail.subject })}
      sandbox=""
      srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
    />
  );
}

function PlainMail({ text }: { text: string }) {
  return (
    <p className={classes.text}>
      {splitMailText(text).map((part, position) =>
        part.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sent text never reorder
          <a key={position} href={part.href}>
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

function MailLinks({ links }: { links: readonly string[] }) {
  const { t } = useTranslation('mailbox');
  if (links.length === 0) return null;
  return (
    <div className={classes.links}>
      <p className={classes.detail}>{t('links')}</p>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Attachments({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('mailbox');
  if (names.length === 0) return null;
  return (
    <div className={classes.links}>
      <p className={classes.detail}>{t('attachments')}</p>
      <ul className={classes.attachments} aria-label={t('attachments')}>
        {names.map((name) => (
          <li key={name}>
            <Paperclip size={15} aria-hidden /> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
