import * as styles from './Space.css';
import * as specimen from './specimen.css';
import { useWidth } from './use-width';

/** Draws a length at its real size, or scaled down to fit. */
export function Length({ value }: { value: string }) {
  const [frame, room] = useWidth<HTMLDivElement>();
  const [ruler, length] = useWidth<HTMLSpanElement>();
  const fits = (part: number) => !room || (length ?? 0) / part <= room;
  const share = [1, 2, 4, 8].find(fits) ?? 16;
  // Zero has no unit, and a division needs one.
  const drawn = share === 1 ? value : `calc(${value} / ${share})`;
  return (
    <div ref={frame}>
      <div data-length={value} className={styles.bar} style={{ inlineSize: drawn }} />
      <span ref={ruler} aria-hidden className={specimen.ruler} style={{ inlineSize: value }} />
      {share > 1 && <p className={specimen.value}>drawn at 1 : {share}</p>}
    </div>
  );
}
