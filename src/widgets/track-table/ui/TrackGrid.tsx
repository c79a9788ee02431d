import type { ComponentProps } from 'react';
import type { OptionalColumn } from '../lib/column';
import type { TrackOrder } from '../lib/use-sorted-tracks';
import * as styles from './TrackTable.css';
import { TrackTableHead } from './TrackTableHead';

type TrackGridProps = Omit<ComponentProps<'table'>, 'aria-label' | 'className' | 'role'> & {
  label: string;
  columns: readonly OptionalColumn[];
  hasMenu: boolean;
  /**
   * Rows show artists.
   * @default true
   */
  hasArtists?: boolean;
  /** Several rows can be chosen. */
  isMultiple?: boolean;
  order?: TrackOrder | undefined;
  /** Rows of the whole list, without the head. */
  rows: number;
};

/** Source: ARIA Authoring Practices, data grid. */
export function TrackGrid(props: TrackGridProps) {
  const { label, columns, hasMenu, hasArtists = true, isMultiple, order, ...others } = props;
  const { rows, children, ...rest } = others;
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the data grid of the ARIA Authoring Practices is a table
      role="grid"
      aria-label={label}
      aria-multiselectable={isMultiple}
      aria-rowcount={rows + 1}
      className={styles.table}
      {...rest}
    >
      <TrackTableHead columns={columns} hasMenu={hasMenu} hasArtists={hasArtists} order={order} />
      {children}
    </table>
  );
}
