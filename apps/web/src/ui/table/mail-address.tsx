import rows from './row-link.module.css';

/** The address under a name in a table; where it is cut, the whole of it is in its tooltip. */
export function MailAddress({ children }: { children: string }) {
  return (
    <span className={rows.address} title={children}>
      {children}
    </span>
  );
}
