import type { ComponentProps } from 'react';
import * as styles from './FileField.css';

type DropPlaceProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** A file is held above it, and would be taken. */
  isOver: boolean;
};

/** Where files are chosen or dropped. */
export function DropPlace({ isOver, ...props }: DropPlaceProps) {
  return <div className={styles.place} {...(isOver && { 'data-over': '' })} {...props} />;
}

/** Beside the buttons: that files can be dropped, which nobody does by touch, or why none are taken. */
export function DropHint({ isTaking, children }: { isTaking: boolean; children: string }) {
  return <span className={isTaking ? styles.drop : styles.full}>{children}</span>;
}
