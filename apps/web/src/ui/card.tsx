import type { ElementType, ReactNode } from 'react';
import classes from './card.module.css';

type Props = {
  children: ReactNode;
  /** `rows`: no padding; the CardRows inside have their own and are separated by lines. */
  padding?: 'normal' | 'hero' | 'rows';
  as?: Extract<ElementType, 'div' | 'section' | 'article' | 'ul'>;
  labelledBy?: string;
  label?: string;
};

/** Surface, outline and shadow. Never a card inside a card: use rows. */
export function Card({ children, padding = 'normal', as: Root = 'div', labelledBy, label }: Props) {
  return (
    <Root className={classes.card} data-padding={padding} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Root>
  );
}

type RowProps = {
  children: ReactNode;
  as?: 'div' | 'li' | 'article';
  /** The row that is open beside the list. */
  selected?: boolean;
  /** A closing note with a soft background. */
  foot?: boolean;
};

export function CardRow({ children, as: Root = 'div', selected, foot }: RowProps) {
  return (
    <Root className={classes.row} data-selected={selected || undefined} data-foot={foot || undefined}>
      {children}
    </Root>
  );
}
