import type { FontWeight } from './fonts.ts';

/** The colours of the product on paper. */
export const inks = { ink: '#10242B', soft: '#51666E', teal: '#07726B', line: '#E3EAEC' } as const;

export type TextStyle = {
  weight: FontWeight;
  /** Points. */
  size: number;
  leading: number;
  color: string;
  tracking: number;
  /** Digits of equal width, so that they line up. */
  tabular: boolean;
};

const style = (size: number, leading: number, more: Partial<TextStyle> = {}): TextStyle => ({
  weight: 'regular',
  size,
  leading,
  color: inks.ink,
  tracking: 0,
  tabular: false,
  ...more,
});

export const textStyles = {
  title: style(22, 28, { weight: 'strong', tracking: -0.45 }),
  /** The line below a title. */
  lead: style(12, 17, { color: inks.teal }),
  heading: style(12, 17, { weight: 'strong', tracking: -0.1 }),
  subheading: style(10, 14.5, { weight: 'strong' }),
  body: style(9.5, 14.5),
  strong: style(9.5, 14.5, { weight: 'strong' }),
  soft: style(9.5, 14.5, { color: inks.soft }),
  figures: style(9.5, 14.5, { tabular: true }),
  small: style(8, 12, { color: inks.soft }),
  total: style(12, 17, { weight: 'strong', tabular: true }),
} satisfies Record<string, TextStyle>;

export type TextStyleName = keyof typeof textStyles;

/** A4, in points. */
export const sheet = { size: 'A4', margins: { top: 48, right: 56, bottom: 62, left: 56 } } as const;
