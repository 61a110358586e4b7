import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contrastRatio } from '../../ui/theme/contrast.ts';
import classes from './colour-pairs.module.css';

const pairs = [
  { name: 'ink', on: 'onSurface', ink: '--f-ink', ground: '--f-surface' },
  { name: 'inkSoft', on: 'onCanvas', ink: '--f-ink-soft', ground: '--f-canvas' },
  { name: 'link', on: 'onCanvas', ink: '--f-link', ground: '--f-canvas' },
  { name: 'primary', on: 'onTint', ink: '--f-on-primary', ground: '--f-primary' },
  { name: 'attention', on: 'onTint', ink: '--f-attention-ink', ground: '--f-attention-tint' },
  { name: 'neutral', on: 'onTint', ink: '--f-neutral-ink', ground: '--f-neutral-tint' },
  { name: 'warn', on: 'onTint', ink: '--f-warn-ink', ground: '--f-warn-tint' },
  { name: 'info', on: 'onTint', ink: '--f-info-ink', ground: '--f-info-tint' },
  { name: 'teal', on: 'onTint', ink: '--f-teal-ink', ground: '--f-teal-tint' },
  { name: 'ok', on: 'onTint', ink: '--f-ok-ink', ground: '--f-ok-tint' },
  { name: 'bad', on: 'onTint', ink: '--f-bad-ink', ground: '--f-bad-tint' },
  { name: 'panel', on: 'onTint', ink: '--f-panel-ink', ground: '--f-panel' },
] as const;

/** Text on its ground, with the contrast that the browser really paints. */
export function ColourPairs() {
  return (
    <ul className={classes.pairs}>
      {pairs.map((pair) => (
        <ColourPair key={pair.name} {...pair} />
      ))}
    </ul>
  );
}

function ColourPair({ name, on, ink, ground }: (typeof pairs)[number]) {
  const { t, i18n } = useTranslation('gallery');
  const scheme = useComputedColorScheme();
  const element = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme paints other colours
  useLayoutEffect(() => {
    if (!element.current) return;
    const { color, backgroundColor } = getComputedStyle(element.current);
    setRatio(contrastRatio(color, backgroundColor));
  }, [scheme]);
  const figure = ratio && new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(ratio);
  return (
    <li ref={element} className={classes.pair} style={{ color: `var(${ink})`, background: `var(${ground})` }}>
      <span className={classes.name}>{t(`foundations.colours.${name}`)}</span>
      <span className={classes.where}>{t(`foundations.colours.${on}`)}</span>
      <span className={classes.ratio}>{figure && t('foundations.colours.ratio', { ratio: figure })}</span>
    </li>
  );
}
