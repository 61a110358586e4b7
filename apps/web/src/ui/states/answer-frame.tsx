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
};

type Props<Answer> = {
  query: Asked<Answer>;
  /** The outline of what is coming. */
  outline?: 'text' | 'rows' | 'card';
  rows?: number;
  failed: string;
  failedHelp: ReactNode;
  /** Inside a card already. */
  bare?: boolean;
  /** What is drawn of the answer, also while it is asked for again and where that fails. */
  children: (answer: Answer) => ReactNode;
};

/**
 * Loading, failed, or what was answered. The query is read property by property: what is shown is not drawn again
 * because somebody asks for it.
 */
export function AnswerFrame<Answer>({ query, outline, rows, failed, failedHelp, bare, children }: Props<Answer>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <LoadingState {...(outline && { of: outline })} {...(rows && { rows })} />;
  const failure = (
    <ErrorState
      title={failed}
      description={failedHelp}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
  return bare ? failure : <Card>{failure}</Card>;
}
