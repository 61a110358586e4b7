import { type ButtonVariant, type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

declare module '@mantine/core' {
  export interface ButtonProps {
    /** filled = the one primary action, default = secondary, subtle = tertiary, destructive = cannot be undone. */
    variant?: Extract<ButtonVariant, 'filled' | 'default' | 'subtle'> | 'destructive';
  }
}

const teal: MantineColorsTuple = [
  '#eaf7f6',
  '#d3ecea',
  '#a5d8d4',
  '#74c4be',
  '#4cb3ab',
  '#31a89f',
  '#1f9f96',
  '#0c857d',
  '#07726b',
  '#005f59',
];

/**
 * Mantine takes the greys of the light scheme from this scale: ours are cool, and 4 is the border of controls (3:1).
 */
const gray: MantineColorsTuple = [
  '#f6f9f9',
  '#f1f5f6',
  '#e3eaec',
  '#d5dfe2',
  '#7a9098',
  '#7a9098',
  '#51666e',
  '#465a62',
  '#22343a',
  '#10242b',
];

/** The surfaces and texts of the dark scheme. */
const dark: MantineColorsTuple = [
  '#e6f0f1',
  '#b4c5ca',
  '#93a8ae',
  '#5f767e',
  '#31474e',
  '#203338',
  '#17262b',
  '#121e22',
  '#0c1518',
  '#070d0f',
];

/** Mantine with the product's values; further styles of each component are in theme/*.css. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: { teal, gray, dark },
  black: '#10242b',
  fontFamily: 'var(--f-font)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  // The middle sizes follow the density (tokens.css).
  fontSizes: { xs: '0.75rem', sm: 'var(--f-support-size)', md: 'var(--f-body-size)', lg: '1.125rem', xl: '1.75rem' },
  lineHeights: { xs: '1rem', sm: 'var(--f-support-line)', md: 'var(--f-body-line)', lg: '1.625rem', xl: '2.25rem' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: '650' },
      h2: { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: '620' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: '600' },
    },
  },
  shadows: { xs: 'var(--f-shadow-card)', md: 'var(--f-shadow-float)', lg: 'var(--f-shadow-float)' },
  // Plain objects instead of `Button.extend()`: naming a component here must not pull it into the first load.
  components: {
    Button: { defaultProps: { variant: 'filled', size: 'md', loaderProps: { size: 18, color: 'currentColor' } } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: {
      defaultProps: { size: 'md', withAsterisk: false, inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    Checkbox: { defaultProps: { size: 'md' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    // A tab is a page: arrows go from name to name, Enter opens one. Opened by the arrow, one that asks about unsaved
    // changes stood between its neighbours.
    Tabs: { defaultProps: { activateTabWithKeyboard: false } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    // The options scroll by themselves: in a scroll area the list would be a region that no keyboard reaches.
    Select: { defaultProps: { withScrollArea: false } },
    MultiSelect: { defaultProps: { withScrollArea: false } },
    // Without the placeholder the first item gets the focus, and a menu contains nothing but its items.
    Menu: { defaultProps: { offset: 6, transitionProps: { duration: 120 }, withInitialFocusPlaceholder: false } },
    Tooltip: {
      defaultProps: {
        openDelay: 250,
        transitionProps: { duration: 120 },
        events: { hover: true, focus: true, touch: false },
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 160 },
        overlayProps: { backgroundOpacity: 1 },
        // Its <header> would count as a second banner of the page.
        attributes: { header: { role: 'none' } },
      },
    },
    Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
    Notification: { defaultProps: { withBorder: false } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Table: { defaultProps: { highlightOnHover: true } },
  },
});

const shared = {
  '--mantine-color-body': 'var(--f-canvas)',
  '--mantine-color-text': 'var(--f-ink)',
  '--mantine-color-dimmed': 'var(--f-ink-soft)',
  '--mantine-color-anchor': 'var(--f-link)',
  '--mantine-color-error': 'var(--f-bad-ink)',
  '--mantine-color-placeholder': 'var(--f-ink-soft)',
  '--mantine-color-default': 'var(--f-surface)',
  '--mantine-color-default-border': 'var(--f-field)',
  '--mantine-color-default-hover': 'var(--f-fill-hover)',
  '--mantine-color-default-color': 'var(--f-ink)',
  '--mantine-color-disabled': 'var(--f-disabled)',
  '--mantine-color-disabled-color': 'var(--f-ink-soft)',
  '--mantine-color-disabled-border': 'var(--f-line)',
};

/** Mantine's own variables point at our tokens, so that both colour schemes have one source. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
