import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type Props = {
  title: string;
  /** A fact or a link at the right of the heading. */
  aside?: ReactNode;
  /** A line under the heading. */
  description?: ReactNode;
  children: ReactNode;
};

/** A heading above a card, 12 px apart. */
export function Section({ title, aside, description, children }: Props) {
  const headingId = useId();
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <div className={classes.heading}>
        <Title order={2} id={headingId}>
          {title}
        </Title>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {description && <p className={classes.description}>{description}</p>}
      {children}
    </section>
  );
}
