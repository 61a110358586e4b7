import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useEffect } from 'react';
import tabStyles from './page-tabs.module.css';
import { useElementWidth } from './use-element-width.ts';

type Props<Tab extends string> = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly Tab[];
  nameOf: (tab: Tab) => string;
  shown: Tab;
  onTab: (tab: Tab) => void;
  panelClass: string | undefined;
  /** What the shown tab holds. */
  children: ReactNode;
};

/**
 * The tabs of a page, of which one is shown. On phones the list scrolls, and the shown one stays in view, also when the
 * window is turned or made narrow.
 */
export function PageTabs<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, nameOf, shown, onTab, panelClass = '', children } = props;
  const [list, width] = useElementWidth<HTMLDivElement>();
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-active]');
    // The list alone: the page stays where it is read.
    if (tab && shown && width) list.current?.scrollTo({ left: tab.offsetLeft - (width - tab.offsetWidth) / 2 });
  }, [shown, width, list]);
  return (
    <Tabs value={shown} onChange={(tab) => onTab(tab as Tab)} keepMounted={false}>
      <Tabs.List ref={list} className={tabStyles.list ?? ''} aria-label={label}>
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab} className={tabStyles.tab ?? ''}>
            {nameOf(tab)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} className={panelClass}>
          {tab === shown && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
