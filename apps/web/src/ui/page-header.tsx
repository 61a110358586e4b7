import { Title } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './page-header.module.css';

type Props = {
  title: ReactNode;
  /** Links to the pages above this one, the nearest last; this page's title is added as plain text. */
  breadcrumb?: readonly ReactNode[];
  /** Status and facts under the title. */
  meta?: ReactNode;
  /** Buttons at the right, on phones below the title. At most one is primary. */
  actions?: ReactNode;
  /** The page is a list: it takes the window's width, and on phones its buttons stay beside the title. */
  ofList?: boolean;
};

export function PageHeader({ title, breadcrumb, meta, actions, ofList = false }: Props) {
  const { t } = useTranslation('ui');
  return (
    <header className={classes.header} data-of-list={ofList || undefined}>
      <div className={classes.main}>
        {breadcrumb && breadcrumb.length > 0 && (
          <nav aria-label={t('pageHeader.breadcrumb')}>
            <ol className={classes.breadcrumb}>
              {breadcrumb.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the row never reorders and its items carry no key of their own
                <Fragment key={index}>
                  {index > 0 && (
                    <li aria-hidden="true" className={classes.separator}>
                      <ChevronRight size={14} />
                    </li>
                  )}
                  <li className={classes.crumb}>{item}</li>
                </Fragment>
              ))}
            </ol>
          </nav>
        )}
        <Title order={1}>{title}</Title>
        {meta && <div className={classes.meta}>{meta}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
