import { Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import classes from './entry-card.module.css';

type Props = {
  icon: LucideIcon;
  tone?: 'teal' | 'ok' | 'warn' | 'bad' | 'neutral';
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links below a line. */
  foot?: ReactNode;
  /** Set after submitting something: the heading takes the focus, so that it is read out. */
  announce?: boolean;
};

/** The card of pages around signing in: icon, heading, text, form or buttons, links. */
export function EntryCard({ icon: Icon, tone = 'teal', title, lead, children, foot, announce = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <div className={classes.frame}>
      <Card padding="hero" as="section" label={title}>
        <div className={classes.sign} data-tone={tone}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead && <div className={classes.lead}>{lead}</div>}
        {children && <div className={classes.body}>{children}</div>}
        {foot && <div className={classes.foot}>{foot}</div>}
      </Card>
    </div>
  );
}

/** Short facts, one under the other. */
export function EntryFacts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <ul className={classes.facts}>
      {facts.map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a page are fixed and never reorder
        <li key={position}>{fact}</li>
      ))}
    </ul>
  );
}

/** Buttons side by side; on phones below each other in full width. */
export function EntryActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
