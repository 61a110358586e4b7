import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { type ReactNode, useEffect, useRef } from 'react';
import tabStyles from './page-tabs.module.css';

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

/** The tabs of a page, of which one is shown. On phones the list scrolls, and the shown one stays in view. */
export function PageTabs<Tab extends string>(props: Props<Tab>) {
  const { label, tabs, nameOf, shown, onTab, panelClass = '', children } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[data-active]');
    if (tab && shown) tab.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
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
