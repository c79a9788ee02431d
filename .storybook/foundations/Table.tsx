import type { ReactNode } from 'react';
import * as styles from './specimen.css';

type TableProps = { heads?: string[]; children: ReactNode };

export function Table({ heads, children }: TableProps) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        {heads && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
