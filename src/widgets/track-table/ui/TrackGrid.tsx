import type { ComponentProps } from 'react';
import type { OptionalColumn } from '../lib/column';
import * as styles from './TrackTable.css';
import { TrackTableHead } from './TrackTableHead';

type TrackGridProps = Omit<ComponentProps<'table'>, 'aria-label' | 'className' | 'role'> & {
  label: string;
  columns: readonly OptionalColumn[];
  hasMenu: boolean;
  /** Rows of the whole list, without the head. */
  rows: number;
};

/** Source: ARIA Authoring Practices, data grid. */
export function TrackGrid({ label, columns, hasMenu, rows, children, ...rest }: TrackGridProps) {
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the data grid of the ARIA Authoring Practices is a table
      role="grid"
      aria-label={label}
      aria-rowcount={rows + 1}
      className={styles.table}
      {...rest}
    >
      <TrackTableHead columns={columns} hasMenu={hasMenu} />
      {children}
    </table>
  );
}
