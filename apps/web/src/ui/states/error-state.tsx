import { Button } from '@mantine/core';
import { CloudOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './state.module.css';

type Props = {
  title: string;
  /** What happened, what is safe and what to do. */
  description: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
};

export function ErrorState({ title, description, onRetry, retrying = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <div className={classes.icon} data-tone="bad">
        <CloudOff size={26} strokeWidth={1.75} aria-hidden />
      </div>
      <p className={classes.title}>{title}</p>
      <p className={classes.description}>{description}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button
            variant="default"
            leftSection={<RotateCw size={17} aria-hidden />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
