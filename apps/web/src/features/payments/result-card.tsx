import { Title } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../ui/card.tsx';
import classes from './result-card.module.css';

type Props = {
  icon: LucideIcon;
  tone: 'teal' | 'ok' | 'warn' | 'bad' | 'neutral';
  title: string;
  lead?: string;
  /** Set for a result that was waited for: the heading takes the focus, so that it is read out. */
  announce?: boolean;
  children?: ReactNode;
};

/** A message and the next step. */
export function ResultCard({ icon: Icon, tone, title, lead, announce = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) heading.current?.focus();
  }, [announce]);
  return (
    <Card padding="hero" as="section" label={title}>
      <div className={classes.sign} data-tone={tone}>
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </div>
      <Title order={1} ref={heading} tabIndex={-1} className={classes.title ?? ''}>
        {title}
      </Title>
      {lead && (
        <div className={classes.lead}>
          <p>{lead}</p>
        </div>
      )}
      {children && <div className={classes.body}>{children}</div>}
    </Card>
  );
}
