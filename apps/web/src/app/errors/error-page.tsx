import { Button, Group, Text, Title } from '@mantine/core';
import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline, whenServed } from '../../platform/connection/connection.ts';
import { isApiFailure } from '../../platform/http-client.ts';
import { Logo } from '../../ui/marks/logo.tsx';
import classes from './error-page.module.css';
import { PageError } from './page-error.ts';

type Shown = { isOffline: boolean; statusCode: number; statusMessage: string; description: string };

type Props = { error?: unknown; onRetry?: () => void };

/** Whether a shell with its own heading, way home and main region stands around the page. */
export const InsideShell = createContext(false);

/** Code, message and description of any error; the defaults are the specification's (section 2). */
export function ErrorPage({ error, onRetry }: Props) {
  const shown = useShownError(error);
  const { t } = useTranslation();
  const offline = useOffline();
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);

  // A file that failed to load stays failed until the page is loaded anew, and there is nothing here to lose. Without
  // the server that would end on the browser's own error page.
  useEffect(() => {
    if (!wasOffline) return;
    let isShown = true;
    void whenServed().then(() => isShown && window.location.reload());
    return () => {
      isShown = false;
    };
  }, [wasOffline]);

  if (useContext(InsideShell)) {
    return (
      <div className={classes.inside}>
        <Words shown={shown} {...(onRetry && { onRetry })} />
      </div>
    );
  }
  return (
    <main className={classes.page} id="content">
      <a
        href="/"
        className={classes.logo}
        aria-label={`${t('product', 'Fonendo')}: ${t('errorPage.home', 'Volver al inicio')}`}
      >
        <Logo size={32} wordmark />
      </a>
      <Words shown={shown} {...(onRetry && { onRetry })} />
    </main>
  );
}

function Words({ shown, onRetry }: { shown: Shown; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.body} role="alert">
      {!shown.isOffline && <Text className={classes.code}>{shown.statusCode}</Text>}
      <Title order={1} className={classes.title ?? ''}>
        {shown.statusMessage}
      </Title>
      <Text c="dimmed" className={classes.description}>
        {shown.description}
      </Text>
      <Group gap="sm" mt="lg">
        <Button component="a" href="/">
          {t('errorPage.home', 'Volver al inicio')}
        </Button>
        {!shown.isOffline && (
          <Button variant="subtle" component="a" href="/inicio">
            {t('errorPage.about', 'Qué es Fonendo')}
          </Button>
        )}
        {onRetry && !shown.isOffline && (
          <Button variant="default" onClick={onRetry}>
            {t('errorPage.retry')}
          </Button>
        )}
      </Group>
    </div>
  );
}

/** The defaults are written here because an error at the start may come before any text is there. */
function useShownError(error: unknown): Shown {
  const { t } = useTranslation();
  const wasAnswered = error instanceof PageError || (isApiFailure(error) && error.status >= 400);
  const isOffline = useOffline() && !wasAnswered;
  const statusCode = statusCodeOf(error);
  const notFound = statusCode === 404;
  const pageError = error instanceof PageError ? error : null;
  if (isOffline) {
    const statusMessage = t('errorPage.offline', 'Sin conexión a internet');
    return { isOffline, statusCode, statusMessage, description: t('errorPage.offlineHelp', '') };
  }
  return {
    isOffline,
    statusCode,
    statusMessage:
      pageError?.message ||
      (notFound ? t('errorPage.notFound', 'Page Not Found') : t('errorPage.internal', 'Internal Server Error')),
    description: pageError?.description || t(notFound ? 'errorPage.notFoundHelp' : 'errorPage.internalHelp', ''),
  };
}

function statusCodeOf(error: unknown): number {
  if (error instanceof PageError) return error.statusCode;
  if (isApiFailure(error) && error.status >= 400) return error.status;
  return 500;
}
