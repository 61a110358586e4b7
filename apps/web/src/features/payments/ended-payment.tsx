import type { Payment } from '@fonendo/contract/payments.schema';
import { isDoctor } from '@fonendo/domain/auth/policy-group';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, type LucideIcon, TimerOff, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { MessageActions, MessageCard } from '../../ui/states/message-card.tsx';
import { BackToOffer } from '../candidacies/candidacies.public.ts';
import { Amounts } from './amounts.tsx';
import { InvoiceButton } from './invoices/invoice-button.tsx';
import { choseInSignup } from './kept-choice.ts';
import classes from './payment-result.module.css';
import { historyQuery, petitionSentQuery, whereToContinueQuery } from './payments.queries.ts';

type Ended = Exclude<Payment['status'], 'pending'>;

const looks: Record<Ended, { icon: LucideIcon; tone: 'ok' | 'warn' | 'bad' | 'neutral' }> = {
  paid: { icon: CircleCheck, tone: 'ok' },
  failed: { icon: CircleX, tone: 'bad' },
  cancelled: { icon: Undo2, tone: 'neutral' },
  expired: { icon: TimerOff, tone: 'neutral' },
  duplicate: { icon: Undo2, tone: 'warn' },
  refunded: { icon: Undo2, tone: 'neutral' },
};

/** The outcome of a payment, and the next step. */
export function EndedPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const status = payment.status as Ended;
  const session = useSession();
  const doctor = isDoctor(session?.policyGroups ?? []);
  const { data: sent = false } = useQuery({
    ...petitionSentQuery,
    enabled: doctor && payment.products.includes('recognition'),
  });
  /** Paid for the petition, which nobody has sent by that; who comes back later may have sent it since. */
  const toSend = status === 'paid' && payment.products.includes('recognition') && !sent;
  return (
    <MessageCard
      {...looks[status]}
      announce
      title={t(`result.${status}`)}
      lead={t(toSend ? 'result.paidToSend' : `result.${status}Help`)}
    >
      <section aria-label={t('result.summary')} className={classes.summary}>
        <Amounts amounts={payment} />
      </section>
      {status === 'paid' && <BackToOffer />}
      <MessageActions>
        <WayOn status={status} toSend={toSend} sent={sent} doctor={doctor} />
        {payment.invoiceNumber && <InvoiceButton paymentId={payment.id} number={payment.invoiceNumber} />}
      </MessageActions>
    </MessageCard>
  );
}

/** The petition first, if it can be sent now; then back to the registration, which this payment may have completed. */
function WayOn({ status, toSend, sent, doctor }: { status: Ended; toSend: boolean; sent: boolean; doctor: boolean }) {
  const { t } = useTranslation('payments');
  const userId = useSession()?.userId ?? '';
  const registration = useQuery({ ...whereToContinueQuery, enabled: doctor });
  const history = useInfiniteQuery({ ...historyQuery, enabled: doctor });
  const tryAgain = status === 'failed' || status === 'cancelled' || status === 'expired';
  const label = t(tryAgain ? 'result.again' : 'result.goOn');
  if (!doctor) {
    return (
      <Button component={Link} to="/payments">
        {t('all.heading')}
      </Button>
    );
  }
  if (registration.isPending || history.isPending) return <Button loading>{label}</Button>;
  const paidSoFar = history.data?.pages[0]?.items.filter((payment) => payment.status === 'paid').length ?? 0;
  const completedJustNow = status === 'paid' && paidSoFar === 1 && !sent;
  const inSignup = tryAgain
    ? choseInSignup(userId)
    : completedJustNow || (registration.data && registration.data.step !== 'complete');
  return (
    <>
      {toSend && (
        <Button component={Link} to="/homologations">
          {t('result.toPetition')}
        </Button>
      )}
      {inSignup && (
        <Button
          variant={toSend ? 'default' : 'filled'}
          renderRoot={(props) => <Link to="/signup" search={tryAgain ? { step: 'finish' } : {}} {...props} />}
        >
          {label}
        </Button>
      )}
      {!inSignup && !toSend && (
        <Button renderRoot={(props) => <Link to="/account" search={{ tab: 'payments' }} {...props} />}>
          {tryAgain ? label : t('result.toPayments')}
        </Button>
      )}
    </>
  );
}
