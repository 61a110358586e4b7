import type { Payment } from '@fonendo/contract/payments.schema';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard, Hourglass, LogIn, SearchX, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../platform/http-client.ts';
import { useSession } from '../../platform/session/auth-state.ts';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { MessageCard } from '../../ui/states/message-card.tsx';
import { EndedPayment } from './ended-payment.tsx';
import classes from './payment-result.module.css';
import { paymentQuery } from './payments.queries.ts';

/** Where the gateway sends people back to. It shows what the server knows, never what the browser sends along. */
export function PaymentResultScreen({ id }: { id: string | undefined }) {
  const session = useSession();
  if (!id) return <NoPayment />;
  return session ? <Result id={id} /> : <SignedOut id={id} />;
}

function Result({ id }: { id: string }) {
  const { t } = useTranslation('payments');
  const { data: payment, error, refetch, isFetching } = useQuery(paymentQuery(id));
  if (isApiFailure(error, 'NotFound')) return <Unknown />;
  if (payment) return payment.status === 'pending' ? <Waiting payment={payment} /> : <EndedPayment payment={payment} />;
  if (!error) return <LoadingState />;
  return (
    <MessageCard icon={WifiOff} tone="warn" title={t('result.lost')} lead={t('result.lostHelp')}>
      <Button loading={isFetching} onClick={() => void refetch()}>
        {t('result.again')}
      </Button>
    </MessageCard>
  );
}

const slowAfterMs = 20_000;

/** Announced at the beginning and when it takes long; the result takes the focus. */
function Waiting({ payment: { checkoutUrl } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <MessageCard
      icon={Hourglass}
      title={t('result.waiting')}
      lead={
        <div role="status">
          <p>{t('result.waitingHelp')}</p>
          {slow && <p>{t('result.slow')}</p>}
        </div>
      }
    >
      <span className={classes.progress} aria-hidden />
      {checkoutUrl && (
        <p className={classes.unfinished}>
          {t('result.unfinished')} <Anchor href={checkoutUrl}>{t('result.backToGateway')}</Anchor>
        </p>
      )}
    </MessageCard>
  );
}

function SignedOut({ id }: { id: string }) {
  const { t } = useTranslation('payments');
  return (
    <MessageCard icon={LogIn} title={t('result.signedOut')} lead={t('result.signedOutHelp')}>
      <Button renderRoot={(props) => <Link to="/" search={{ redirect: `/payment?id=${id}` }} {...props} />}>
        {t('result.login')}
      </Button>
    </MessageCard>
  );
}

function Unknown() {
  const { t } = useTranslation('payments');
  return (
    <MessageCard icon={SearchX} tone="warn" title={t('result.unknown')} lead={t('result.unknownHelp')}>
      <Button component={Link} to="/dashboard">
        {t('result.dashboard')}
      </Button>
    </MessageCard>
  );
}

function NoPayment() {
  const { t } = useTranslation('payments');
  return (
    <MessageCard icon={CreditCard} tone="neutral" title={t('result.none')} lead={t('result.noneHelp')}>
      <Button component={Link} to="/dashboard">
        {t('result.dashboard')}
      </Button>
    </MessageCard>
  );
}
