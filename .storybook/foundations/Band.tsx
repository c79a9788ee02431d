import { classNames } from '@/shared/lib/class-names';
import * as styles from './Colour.css';

type BandProps = { colours: Iterable<string>; isTall?: boolean };

export const Band = ({ colours, isTall = false }: BandProps) => (
  <div className={classNames(styles.band, isTall && styles.tallBand)}>
    {[...colours].map((colour) => (
      <span key={colour} style={{ flex: 1, background: colour }} />
    ))}
  </div>
);
