import type { VerifiedReceipt } from '@fonendo/contract/petitions/petitions.schema';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, SearchX, WifiOff } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { read } from '../../../platform/answers/read.ts';
import { formatMoment, formatNumber } from '../../../platform/format.ts';
import { isApiFailure } from '../../../platform/http-client.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { Message } from '../../../ui/states/message-card.tsx';
import { VerifyForm } from './verify.form.tsx';
import classes from './verify.module.css';

/** Tells anybody whether we issued a receipt, without saying whose it is. */
export function VerifyReceipt({ code }: { code: string }) {
  const { t } = useTranslation('homologations');
  const { data, error, isFetching, refetch } = useQuery(verifiedReceiptQuery(code));
  const retry = (
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('verify.submit')}
    </Button>
  );
  if (data) return <Genuine code={code} receipt={data} />;
  if (!error) {
    return (
      <Frame title={t('verify.heading')}>
        <LoadingState of="text" />
      </Frame>
    );
  }
  if (isApiFailure(error, 'NotFound')) {
    return (
      <Frame icon={SearchX} tone="bad" title={t('verify.unknown')} lead={t('verify.unknownHelp')}>
        <p className={classes.code}>{code}</p>
      </Frame>
    );
  }
  if (isApiFailure(error, 'TooManyRequests')) {
    return (
      <Frame icon={Hourglass} tone="warn" title={t('verify.tooMany')} lead={t('verify.tooManyHelp')}>
        {retry}
      </Frame>
    );
  }
  return (
    <Frame icon={WifiOff} tone="warn" title={t('verify.offline')} lead={t('verify.offlineHelp')}>
      {retry}
    </Frame>
  );
}

function Genuine({ code, receipt }: { code: string; receipt: VerifiedReceipt }) {
  const { t } = useTranslation('homologations');
  const moment = formatMoment(receipt.issuedAt, 'Europe/Madrid');
  return (
    <Frame icon={CircleCheck} tone="ok" title={t('verify.valid')} lead={t('verify.validHelp')}>
      <dl className={classes.facts}>
        <Fact name={t('verify.code')}>{code.toUpperCase()}</Fact>
        <Fact name={t('verify.reference')}>{receipt.reference}</Fact>
        <Fact name={t('verify.issued')}>{t('verify.issuedAt', { moment })}</Fact>
        <Fact name={t('verify.documents')}>{formatNumber(receipt.documents)}</Fact>
        <Fact name={t('verify.sha256')} help={t('verify.sha256Help')}>
          <code className={classes.hash}>{inGroups(receipt.sha256)}</code>
        </Fact>
      </dl>
    </Frame>
  );
}

/** In sixteen groups of four, easy to read aloud. */
const inGroups = (hash: string) => hash.replaceAll(/(.{4})(?=.)/g, '$1 ');

function Fact({ name, help, children }: { name: string; help?: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {children}
        {help && <p className={classes.help}>{help}</p>}
      </dd>
    </div>
  );
}

/** The result. It takes the focus when it is loaded, so that it is read out; below it a form for another code. */
function Frame(message: ComponentProps<typeof Message>) {
  const { t } = useTranslation('homologations');
  return (
    <div className={classes.page}>
      <Card as="section" padding="rows" label={t('verify.heading')}>
        <CardRow>
          <div className={classes.answer}>
            <Message {...message} announce={message.icon !== undefined} />
          </div>
        </CardRow>
        <CardRow foot>
          <VerifyForm />
        </CardRow>
      </Card>
    </div>
  );
}

/** The result of a code never changes: fetched once. */
const verifiedReceiptQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.petitions.receipt(code),
    ...read('/api/verify/{code}', { path: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
