import { useQuery } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './contract.module.css';
import { contractQuery, fetchSignedContract } from './contracts.queries.ts';
import { PdfDownload } from './pdf-download.tsx';

/** The signed contract with its PDF. Empty if nothing was signed. */
export function SignedContract({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('contracts');
  const name = useRef<HTMLParagraphElement>(null);
  const { data: contract } = useQuery(contractQuery);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  if (!contract?.signed) return null;
  const { signedAt, signedName, termsVersion } = contract.signed;
  return (
    <Section title={t('title')}>
      <Card>
        <div className={classes.signed}>
          <FileCheck2 size={22} aria-hidden className={classes.signedIcon} />
          <div className={classes.signedWords}>
            <p className={classes.signedName} ref={name} tabIndex={-1}>
              {t('signedBy', { name: signedName })}
            </p>
            <p className={classes.support}>{t('signedAt', { date: formatMoment(signedAt), version: termsVersion })}</p>
          </div>
          <PdfDownload label={t('downloadSigned')} fileName={t('signedFile')} load={fetchSignedContract} />
        </div>
      </Card>
    </Section>
  );
}
