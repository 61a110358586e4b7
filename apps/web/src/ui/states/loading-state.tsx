import { Skeleton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useTranslation } from 'react-i18next';
import { Card, CardRow } from '../card.tsx';
import classes from './state.module.css';

type Props = {
  /** The shape of the skeleton: a text, rows of a list, or a card with text. */
  of?: 'text' | 'rows' | 'card';
  rows?: number;
};

/** Skeletons; screen readers hear one word. */
export function LoadingState({ of = 'card', rows = 4 }: Props) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-live="polite" data-loading>
      <VisuallyHidden>{t('states.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {of === 'text' && <SkeletonText />}
        {of === 'card' && (
          <Card>
            <SkeletonText />
          </Card>
        )}
        {of === 'rows' && (
          <Card padding="rows">
            {Array.from({ length: rows }, (_, row) => row).map((row) => (
              <CardRow key={row}>
                <div className={classes.skeletonRow}>
                  <Skeleton height={40} width={40} />
                  <div className={classes.skeletonLines}>
                    <Skeleton height={12} width={row % 2 ? '38%' : '52%'} />
                    <Skeleton height={10} width={row % 2 ? '64%' : '46%'} />
                  </div>
                </div>
              </CardRow>
            ))}
          </Card>
        )}
      </div>
    </div>
  );
}

function SkeletonText() {
  return (
    <div className={classes.skeletonLines}>
      <Skeleton height={12} width="60%" />
      <Skeleton height={12} width="85%" />
      <Skeleton height={12} width="40%" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={12} width="70%" />
      <Skeleton height={12} width="52%" />
    </div>
  );
}
