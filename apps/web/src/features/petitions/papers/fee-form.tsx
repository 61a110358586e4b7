import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { ActionIcon, Button } from '@mantine/core';
import { Check, ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../../platform/use-copy.ts';
import classes from './checklist.module.css';

type Entry = Petition['checklist']['feeForm'][number];

/** What the form 790-107 asks for, each to be copied. */
export function FeeForm({ petition: { checklist } }: { petition: Petition }) {
  const { t } = useTranslation('checklist');
  const [open, setOpen] = useState(false);
  const id = useId();
  if (checklist.feeForm.length === 0) return null;
  return (
    <>
      <p className={classes.support}>{t('fee.lead')}</p>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={open}
        aria-controls={id}
        rightSection={<ChevronDown size={16} aria-hidden className={classes.chevron} data-open={open || undefined} />}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'fee.hide' : 'fee.show')}
      </Button>
      <div id={id} hidden={!open} className={classes.data}>
        <p className={classes.support}>{t('fee.help')}</p>
        <dl className={classes.entries} aria-label={t('fee.title')}>
          {checklist.feeForm.map((entry) => (
            <FeeEntry key={entry.field} entry={entry} />
          ))}
        </dl>
      </div>
    </>
  );
}

function FeeEntry({ entry: { field, value } }: { entry: Entry }) {
  const { t } = useTranslation('checklist');
  const { isCopied, copy } = useCopy();
  const label = t(`fee.fields.${field}`);
  return (
    <div className={classes.entry}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>
        <ActionIcon aria-label={`${t(isCopied ? 'fee.copied' : 'fee.copy')}: ${label}`} onClick={() => copy(value)}>
          {isCopied ? <Check size={17} aria-hidden /> : <Copy size={17} aria-hidden />}
        </ActionIcon>
      </dd>
    </div>
  );
}
