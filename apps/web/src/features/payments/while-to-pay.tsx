import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { quoteQuery } from './payments.queries.ts';

/** Shown to whom something is left to pay. */
export function WhileToPay({ children }: { children: ReactNode }) {
  const { data } = useQuery(quoteQuery([]));
  return data?.catalogue.some(({ state }) => state === 'payable') ? children : null;
}
