import { limits } from '@fonendo/domain/shared/limits';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { pageFailures } from '../errors/page-failures.ts';
import classes from './loading-bar.module.css';

const { throttleMs, durationMs, heightPx, hideDelayMs, resetDelayMs } = limits.loadingBar;

type Bar = { visible: boolean; percent: number; failed: boolean };

const resting: Bar = { visible: false, percent: 0, failed: false };

/** Approaches the end without reaching it: fast at first, then slower, about two thirds after the usual duration. */
const estimate = (elapsedMs: number) => (2 / Math.PI) * 100 * Math.atan((elapsedMs / durationMs) * 1.7);

/** The thin bar of the specification (section 9): waits 200 ms before it shows, ends full, turns red on error. */
export function LoadingBar() {
  const router = useRouter();
  const [bar, setBar] = useState(resting);
  const timers = useRef<number[]>([]);

  useEffect(() => {
    const later = (run: () => void, ms: number) => timers.current.push(window.setTimeout(run, ms));
    const cancel = () => {
      for (const timer of timers.current) window.clearTimeout(timer);
      timers.current = [];
    };

    function begin() {
      cancel();
      setBar(resting);
      const started = performance.now();
      const grow = () => {
        setBar({ visible: true, percent: estimate(performance.now() - started), failed: false });
        later(grow, 100);
      };
      later(grow, throttleMs);
    }

    function finish(failed: boolean) {
      cancel();
      setBar((current) => ({ visible: current.visible || failed, percent: 100, failed }));
      later(() => setBar((current) => ({ ...current, visible: false })), hideDelayMs);
      later(() => setBar(resting), hideDelayMs + resetDelayMs);
    }

    const fail = () => finish(true);
    const unsubscribe = [router.subscribe('onBeforeLoad', begin), router.subscribe('onResolved', () => finish(false))];
    pageFailures.addEventListener('failure', fail);
    return () => {
      cancel();
      pageFailures.removeEventListener('failure', fail);
      for (const stop of unsubscribe) stop();
    };
  }, [router]);

  return (
    <div
      aria-hidden
      className={classes.bar}
      data-loading-bar
      data-visible={bar.visible || undefined}
      data-failed={bar.failed || undefined}
      style={{ height: heightPx, transform: `scaleX(${bar.percent / 100})` }}
    />
  );
}
