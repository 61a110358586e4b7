import { Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../card.tsx';
import classes from './message-card.module.css';

type MessageProps = {
  icon?: LucideIcon;
  tone?: 'teal' | 'ok' | 'warn' | 'bad' | 'neutral';
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Set for an answer that was waited for: the heading takes the focus, so that it is read out. */
  announce?: boolean;
};

/** A page that is one message: icon, heading, text, form or buttons. */
export function Message({ icon: Icon, tone = 'teal', title, lead, children, announce = false }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <>
      {Icon && (
        <div className={classes.sign} data-tone={tone}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </div>
      )}
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
        {title}
      </Title>
      {lead && <div className={classes.lead}>{lead}</div>}
      {children && <div className={classes.body}>{children}</div>}
    </>
  );
}

type CardProps = MessageProps & {
  /** Links below a line. */
  foot?: ReactNode;
};

/** The message in a card of its own. */
export function MessageCard({ foot, ...message }: CardProps) {
  return (
    <div className={classes.frame}>
      <Card padding="hero" as="section" label={message.title}>
        <Message {...message} />
        {foot && <div className={classes.foot}>{foot}</div>}
      </Card>
    </div>
  );
}

/** Short facts, one under the other. */
export function MessageFacts({ facts }: { facts: readonly ReactNode[] }) {
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
export function MessageActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
