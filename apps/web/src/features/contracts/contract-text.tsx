import type { Contract } from '@fonendo/contract/contracts.schema';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './contract.module.css';

type Props = { title: string; sections: NonNullable<Contract['offered']>['sections'] };

/** The whole contract in a box that is seen to scroll: its sections, which of them is read, and how much is left. */
export function ContractText({ title, sections }: Props) {
  const { t } = useTranslation('contracts');
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [read, setRead] = useState({ section: 0, atEnd: false });

  function follow() {
    const element = box.current;
    if (!element) return;
    const bottom = element.scrollTop + element.clientHeight;
    const atEnd = bottom >= element.scrollHeight - 2;
    const passed = [...element.children].filter((child) => (child as HTMLElement).offsetTop <= element.scrollTop + 8);
    const section = atEnd ? sections.length - 1 : Math.max(0, passed.length - 1);
    setRead((known) => (known.section === section && known.atEnd === atEnd ? known : { section, atEnd }));
  }

  /** Only the box scrolls, not the page. */
  function goTo(index: number) {
    const element = box.current;
    const target = element?.children[index] as HTMLElement | undefined;
    if (!element || !target) return;
    element.scrollTo({ top: target.offsetTop });
    element.focus({ preventScroll: true });
  }

  return (
    <div className={classes.reading}>
      <nav aria-label={t('sections')}>
        <ol className={classes.index}>
          {sections.map(({ heading }, index) => (
            <li key={heading}>
              <button
                type="button"
                className={classes.indexLink}
                aria-controls={id}
                aria-current={index === read.section ? 'true' : undefined}
                onClick={() => goTo(index)}
              >
                {heading}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <div className={classes.frame} data-more={!read.atEnd || undefined}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
          <section ref={box} id={id} className={classes.text} aria-label={title} tabIndex={0} onScroll={follow}>
            {sections.map(({ heading, paragraphs }) => (
              <div key={heading}>
                <h3 className={classes.heading}>{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className={classes.paragraph}>
                    {paragraph}
                  </p>
                ))}
              </div>
            ))}
          </section>
        </div>
        <p className={classes.place}>
          {read.atEnd
            ? t('readToEnd', { total: sections.length })
            : t('place', { section: read.section + 1, total: sections.length })}
        </p>
      </div>
    </div>
  );
}
