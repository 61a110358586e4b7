import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { ActionIcon, Anchor } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Download, FileCheck2, type LucideIcon, ReceiptText, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import { fetchInvoice } from '../../../platform/save-file.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { recognitionPaymentQuery } from '../own/own-petitions.queries.ts';
import { fetchDeadlines, fetchLetter, fetchReceipt } from '../petitions.queries.ts';
import { useFileDownload } from './actions.ts';
import classes from './files.module.css';

/** Files to download now: the receipt, the deadlines, and the letters that apply. */
export function PetitionFiles({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const { id, reference, receipt, legalTerm, conditionsDueOn, letters, filesUntil } = petition;
  const { data: payment } = useInfiniteQuery({ ...recognitionPaymentQuery, enabled: petition.paid });
  const hasTerms = (legalTerm !== null && petition.resolution === null) || conditionsDueOn !== null;
  if (!receipt && !hasTerms && letters.length === 0 && !payment?.invoiceNumber) return null;
  return (
    <Section title={t('files.title')}>
      <Card padding="rows" as="ul">
        {receipt && (
          <FileRow
            icon={FileCheck2}
            name={t('files.receipt')}
            help={
              <>
                {t('files.receiptHelp', { code: receipt.code })}{' '}
                <Anchor
                  size="sm"
                  renderRoot={(props) => <Link to="/verify/$code" params={{ code: receipt.code }} {...props} />}
                >
                  {t('files.verify')}
                </Anchor>
              </>
            }
            {...(receipt.hasFile && { fetch: () => fetchReceipt(id) })}
            fileName={t('files.name.receipt', { reference })}
          />
        )}
        {hasTerms && (
          <FileRow
            icon={CalendarPlus}
            name={t('files.deadlines')}
            help={t('files.deadlinesHelp')}
            fetch={() => fetchDeadlines(id)}
            fileName={t('files.name.deadlines', { reference })}
          />
        )}
        {letters.map(({ kind, until }) => (
          <FileRow
            key={kind}
            icon={ScrollText}
            name={t(`files.${kind}`)}
            help={
              <>
                {t(`files.${kind}Help`)} {until && t('files.until', { date: formatDay(until) })}
              </>
            }
            fetch={() => fetchLetter(id, kind)}
            fileName={t(`files.name.${kind}`, { reference })}
          />
        ))}
        {payment?.invoiceNumber && (
          <FileRow
            icon={ReceiptText}
            name={t('files.invoice')}
            help={payment.invoiceNumber}
            fetch={() => fetchInvoice(payment.id)}
            fileName={`${payment.invoiceNumber}.pdf`}
          />
        )}
      </Card>
      {filesUntil && (
        <p className={classes.note}>
          {t(receipt?.hasFile ? 'files.keptUntil' : 'files.deletedAfter', { date: formatDay(filesUntil, 'long') })}
        </p>
      )}
    </Section>
  );
}

type RowProps = {
  icon: LucideIcon;
  name: string;
  help: ReactNode;
  /** Without it the file was deleted. */
  fetch?: () => Promise<Blob>;
  fileName: string;
};

function FileRow({ icon: Icon, name, help, fetch, fileName }: RowProps) {
  const { t } = useTranslation('homologations');
  const download = useFileDownload();
  return (
    <CardRow as="li">
      <div className={classes.file}>
        <Icon size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.help}>{help}</p>
        </div>
        {fetch && (
          <ActionIcon
            aria-label={`${t('files.download')}: ${name}`}
            loading={download.isBusy}
            onClick={() => download.start({ fetch, name: fileName })}
          >
            <Download size={18} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </CardRow>
  );
}
