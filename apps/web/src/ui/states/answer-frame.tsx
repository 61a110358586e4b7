import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

/** The part of a query that a screen needs. */
type Asked<Answer> = {
  data: Answer | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  error?: unknown;
};

type Props<Answer> = {
  query: Asked<Answer>;
  /** The shape of the skeleton. */
  outline?: 'text' | 'rows' | 'card';
  rows?: number;
  /** Used instead of a skeleton. */
  loading?: ReactNode;
  failed: string;
  failedHelp: ReactNode;
  /** Explains a certain failure on this page; null for the usual message. */
  explain?: (failure: unknown) => ReactNode;
  /** Shown if the answer is empty. */
  empty?: { when: (answer: Answer) => boolean; show: ReactNode };
  /** Set where a card is already around it. */
  bare?: boolean;
  /** Draws the answer, also while it is fetched again and if that fails. */
  children: (answer: Answer) => ReactNode;
};

/**
 * Draws loading, failure, emptiness or the answer. Reads the query property by property, so that fetching again in the
 * background does not draw it again.
 */
export function AnswerFrame<Answer>(props: Props<Answer>) {
  const { query, outline, rows, loading, failed, failedHelp, explain, empty, bare, children } = props;
  const framed = (content: ReactNode) => (bare ? content : <Card>{content}</Card>);
  if (query.data !== undefined) return empty?.when(query.data) ? framed(empty.show) : children(query.data);
  if (!query.isError) return loading ?? <LoadingState {...(outline && { of: outline })} {...(rows && { rows })} />;
  return (
    explain?.(query.error) ||
    framed(
      <ErrorState
        title={failed}
        description={failedHelp}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />,
    )
  );
}
