import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './specimen.module.css';

type Props = {
  title: string;
  /** When to use it, in a line or two. */
  when: string;
  children: ReactNode;
  /** `bare`: the specimen brings its own card. */
  frame?: 'card' | 'bare';
  layout?: 'row' | 'column' | 'fields';
};

/** One piece of the design system: its name, when to use it, and the piece itself at work. */
export function Specimen({ title, when, children, frame = 'card', layout = 'column' }: Props) {
  const body = (
    <div className={classes.body} data-layout={layout}>
      {children}
    </div>
  );
  return (
    <Section title={title} description={when}>
      {frame === 'card' ? <Card>{body}</Card> : body}
    </Section>
  );
}

/** A name over one state of a piece. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.labelled}>
      <p className={classes.label}>{label}</p>
      {children}
    </div>
  );
}
