import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { CheckoutForm } from './checkout.form.tsx';
import { quoteQuery } from './payments.queries.ts';
import { RoadCard } from './road/road-card.tsx';

type Props = {
  /** Continues after a payment, or if there is nothing to pay. */
  onPaid?: () => void;
};

/** Choose, see the whole price, agree, pay. */
export function Checkout({ onPaid }: Props) {
  const { t } = useTranslation('payments');
  const session = useSession();
  const query = useQuery(quoteQuery([]));
  const { data } = query;
  const somethingToPay = !data || data.catalogue.some(({ state }) => state === 'payable');
  return (
    <Section title={t(somethingToPay ? 'checkout.title' : 'checkout.choose')}>
      <AnswerFrame query={query} failed={t('checkout.failed')} failedHelp={t('checkout.failedHelp')}>
        {(quote) =>
          session?.impersonatedBy ? (
            <Card>{t('checkout.impersonating', { name: `${session.firstname} ${session.lastname}` })}</Card>
          ) : (
            <>
              <RoadCard quote={quote} />
              <Ready quote={quote} onPaid={onPaid} />
            </>
          )
        }
      </AnswerFrame>
    </Section>
  );
}

function Ready({ quote, onPaid }: { quote: PaymentQuote; onPaid: (() => void) | undefined }) {
  const { t } = useTranslation('payments');
  const goOn = onPaid && (
    <Button variant="default" onClick={onPaid}>
      {t('checkout.goOn')}
    </Button>
  );
  if (quote.catalogue.every(({ state }) => state !== 'payable')) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck size={26} strokeWidth={1.75} aria-hidden />}
          title={t('checkout.doneTitle')}
          description={t('checkout.doneHelp')}
          action={goOn}
        />
      </Card>
    );
  }
  // Something is paid already: the rest can be paid later.
  const someDone = quote.catalogue.some(({ state }) => state !== 'payable');
  return <CheckoutForm initial={quote} later={someDone ? goOn : undefined} />;
}
