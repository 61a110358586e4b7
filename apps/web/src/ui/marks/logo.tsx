import { useId } from 'react';
import classes from './logo.module.css';

type Props = {
  size?: number;
  /** The name beside the mark. */
  wordmark?: boolean;
  /** `onPanel`: white mark and name for the teal panel. */
  tone?: 'default' | 'onPanel';
};

/** One beat whose tube curls into the chest piece. Up to 20 px the piece is filled and the stroke thicker. */
export function Logo({ size = 32, wordmark = false, tone = 'default' }: Props) {
  const titleId = useId();
  const small = size <= 20;
  return (
    <span className={classes.logo} data-tone={tone} style={{ fontSize: size * 0.66, gap: size * 0.34 }}>
      <svg
        className={classes.mark}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        fill="none"
        role="img"
        aria-hidden={wordmark}
        aria-labelledby={titleId}
      >
        <title id={titleId}>Fonendo</title>
        <rect width="32" height="32" rx="8.5" className={classes.ground} />
        <g
          transform={small ? 'translate(-.4 -.8)' : 'translate(-.65 -.6)'}
          className={classes.tube}
          strokeWidth={small ? 3.4 : 2.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {small ? (
            <>
              <path d="M4.8 18.5H8.4L12 8L17 23.2C18.7 28.2 26 27.2 26 21.6V18" />
              <circle cx="26" cy="14.6" r="4.1" className={classes.piece} />
            </>
          ) : (
            <>
              <path d="M5 17.5H9.7L13.6 7.4L18.4 23.6C19.7 27.6 25.2 26.4 25.2 21.4V18.9" />
              <circle cx="25.2" cy="15.4" r="3.1" />
            </>
          )}
        </g>
      </svg>
      {wordmark && <span>Fonendo</span>}
    </span>
  );
}
