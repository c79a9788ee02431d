import type { ReactNode } from 'react';
import { partId } from '../model/show-part';
import type { TodayPart } from '../model/line-act';
import * as styles from './Today.css';

type TodayPartFrameProps = {
  part: TodayPart;
  children: ReactNode;
};

/** A part of a home that lines lead to. */
export const TodayPartFrame = ({ part, children }: TodayPartFrameProps) => (
  <div id={partId(part)} tabIndex={-1} className={styles.part}>
    {children}
  </div>
);
