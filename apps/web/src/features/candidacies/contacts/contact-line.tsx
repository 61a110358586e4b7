import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { Check, Contact, Copy, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/save-file.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { CardRow } from '../../../ui/card.tsx';
import classes from './contacts.module.css';

type Props = {
  icon: LucideIcon;
  label: string;
  /** What is copied; nothing is if it is left out. */
  copied?: string;
  children: ReactNode;
};

/** One way to reach somebody, to press or to copy. */
export function ContactLine({ icon: Icon, label, copied, children }: Props) {
  return (
    <CardRow>
      <div className={classes.line}>
        <Icon size={18} aria-hidden className={classes.icon} />
        <div className={classes.words}>
          <span className={classes.label}>{label}</span>
          <span className={classes.value}>{children}</span>
        </div>
        {copied !== undefined && <CopyButton text={copied} label={label} />}
      </div>
    </CardRow>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('contacts');
  const { isCopied, copy } = useCopy();
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('copy', { what: label.toLowerCase() })}
        onClick={() => copy(text)}
      >
        {isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
      </ActionIcon>
      <span role="status" className={classes.announced}>
        {isCopied && t('copied')}
      </span>
    </>
  );
}

/** The card for the address book. */
export function SaveContact({ fetchCard, failed }: { fetchCard: () => Promise<Blob>; failed: string }) {
  const { t } = useTranslation('contacts');
  const save = useAction({ run: async () => saveFile(await fetchCard(), t('file')), failed });
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<Contact size={18} aria-hidden />}
      loading={save.isBusy}
      onClick={() => save.start()}
    >
      {t('own.save')}
    </Button>
  );
}

/** An address to write to; a long one breaks before its host. */
export function MailLink({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{host}
    </a>
  );
}
