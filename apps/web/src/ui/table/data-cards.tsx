import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table.tsx';
import { RowMenu } from './row-menu.tsx';
import type { TableSearch } from './table-search.ts';

type Props<Row, Search extends TableSearch> = DataTableProps<Row, Search> & { rows: readonly Row[] };

/** The table on narrow screens: a card per row, as many beside each other as there is room for. */
export function DataCards<Row, Search extends TableSearch>(props: Props<Row, Search>) {
  const { label, rows, rowKey, rowName, actions, card } = props;
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => {
        const menu = actions && <RowMenu row={rowName(row)} actions={actions(row)} />;
        return (
          <li key={rowKey(row)} className={classes.card}>
            {card ? card(row, menu) : <Facts {...props} row={row} menu={menu} />}
          </li>
        );
      })}
    </ul>
  );
}

type FactsProps<Row, Search extends TableSearch> = DataTableProps<Row, Search> & { row: Row; menu: ReactNode };

/** Each column that says something as a name and a value. */
function Facts<Row, Search extends TableSearch>({ columns, row, menu }: FactsProps<Row, Search>) {
  const [heading, ...others] = columns;
  const beside = columns.map(({ key }) => key);
  const facts = others.map(({ key, header, cell }) => ({ key, header, value: cell(row, beside) }));
  return (
    <>
      <div className={classes.cardHead}>
        <div className={classes.cardTitle}>{heading?.cell(row, beside)}</div>
        {menu}
      </div>
      <dl className={classes.facts}>
        {facts
          .filter(({ value }) => value !== null)
          .map(({ key, header, value }) => (
            <div key={key} className={classes.fact}>
              <dt className={classes.factName}>{header}</dt>
              <dd className={classes.factValue}>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
