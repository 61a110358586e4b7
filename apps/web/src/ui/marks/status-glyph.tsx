import type { ReactNode } from 'react';

/** Our own icons, 14 units wide: the shape shows the status even without its colour. */
const drawings = {
  /** Broken ring: not begun. */
  dashed: <circle cx="7" cy="7" r="5.25" strokeDasharray="2.4 1.724" />,
  /** Clock: somebody has to answer. */
  clock: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="M7 4v3.2l2 1.1" />
    </>
  ),
  /** Half: under way. */
  half: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" fill="currentColor" stroke="none" />
    </>
  ),
  /** Dot in a ring: alive. */
  dot: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <circle cx="7" cy="7" r="2" fill="currentColor" stroke="none" />
    </>
  ),
  /** Arrow in a ring: gone to somebody else. */
  sent: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="M5.2 8.8 8.7 5.3M5.9 5.2h2.9v2.9" />
    </>
  ),
  /** Ring with tick: took place. */
  held: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="m4.8 7.1 1.5 1.5 2.9-3" />
    </>
  ),
  /** Filled tick: decided in favour. */
  tick: (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" stroke="none" />
      <path d="m4.6 7.1 1.6 1.6 3.1-3.2" stroke="var(--glyph-ground)" />
    </>
  ),
  /** Octagon with cross: decided against. */
  octagon: (
    <>
      <path
        d="M4.6 1h4.8L13 4.6v4.8L9.4 13H4.6L1 9.4V4.6z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="0.5"
        transform="matrix(.95 0 0 .95 .35 .35)"
      />
      <path d="m5.1 5.1 3.8 3.8m0-3.8L5.1 8.9" stroke="var(--glyph-ground)" />
    </>
  ),
  /** Triangle: went wrong. */
  triangle: (
    <>
      <path d="M7 1.9 12.6 12H1.4z" />
      <path d="M7 5.6v2.8M7 10.1v.1" />
    </>
  ),
  /** Minus: ended. */
  minus: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="M4.8 7h4.4" />
    </>
  ),
  /** Slash: called off. */
  slash: (
    <>
      <circle cx="7" cy="7" r="5.25" />
      <path d="m3.4 10.6 7.2-7.2" />
    </>
  ),
  /** Return arrow: taken back. */
  returned: <path d="M4.6 3 2.2 5.4l2.4 2.4M2.4 5.4h6.2a2.9 2.9 0 0 1 0 5.8H7" />,
} satisfies Record<string, ReactNode>;

export type StatusGlyphName = keyof typeof drawings;

export function StatusGlyph({ name, size = 14 }: { name: StatusGlyphName; size?: number | string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      style={{ width: size, height: size, flex: 'none' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
