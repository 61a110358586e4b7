import { Button, type ButtonProps } from '@mantine/core';
import { Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded on demand: an offer is filled once. */
const RemainingDialog = lazy(async () => ({ default: (await import('./remaining-dialog.tsx')).RemainingDialog }));

type Props = Pick<ButtonProps, 'variant'> & {
  offer: { id: string; name: string };
  /** How many are left without an answer. */
  count: number;
};

/** Offered once the last vacancy is filled. */
export function AnswerRemaining({ offer, count, variant = 'filled' }: Props) {
  const { t } = useTranslation('selection');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} leftSection={<Send size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('remaining.open', { count })}
      </Button>
      {open && (
        <Suspense>
          <RemainingDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
