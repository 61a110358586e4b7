import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

/** As much of a query as a screen needs. */
type Asked<Answer> = {
  data: Answer | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  error?: unknown;
};

type Props<Answer> = {
  query: Asked<Answer>;
  /** The outline of what is coming. */
  outline?: 'text' | 'rows' | 'card';
  rows?: number;
  /** Where an outline is not enough. */
  loading?: ReactNode;
  failed: string;
  failedHelp: ReactNode;
  /** What a certain failure means on this page, drawn as it is; nothing for the usual words. */
  explain?: (failure: unknown) => ReactNode;
  /** What is drawn where the answer holds nothing. */
  empty?: { when: (answer: Answer) => boolean; show: ReactNode };
  /** Inside a card already. */
  bare?: boolean;
  /** What is drawn of the answer, also while it is asked for again and where that fails. */
  children: (answer: Answer) => ReactNode;
};

/**
 * Loading, failed, empty, or what was answered. The query is read property by property: what is shown is not drawn
 * again because somebody asks for it.
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
