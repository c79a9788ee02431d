import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Space.css';
import * as specimen from './specimen.css';

/** A length at its real size, or at the share that its place has room for, which it then states. */
export function Length({ value }: { value: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [share, setShare] = useState(1);

  useLayoutEffect(() => {
    const measure = () => {
      const room = frame.current?.clientWidth ?? 0;
      const length = ruler.current?.offsetWidth ?? 0;
      if (room > 0) setShare([1, 2, 4, 8].find((part) => length / part <= room) ?? 16);
    };
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);

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
