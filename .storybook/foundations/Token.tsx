import { useLayoutEffect, useRef, useState } from 'react';
import { Inline } from '@/shared/ui/stack';
import * as styles from './specimen.css';

type TokenProps = { path: string; value: string };

/** Lengths that are pixels only in some window or some font. */
const isRelative = (value: string) => /rem$|ch$|^clamp/.test(value);

/** Name and value of a token; a relative length is told in pixels too, as it is laid out here. */
export function Token({ path, value }: TokenProps) {
  return (
    <Inline gap={3} isWrapping>
      <span className={styles.token}>{path}</span>
      <span className={styles.value}>{value}</span>
      {isRelative(value) && <Pixels of={value} />}
    </Inline>
  );
}

function Pixels({ of: length }: { of: string }) {
  const ruler = useRef<HTMLSpanElement>(null);
  const [pixels, setPixels] = useState<number | null>(null);

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      setPixels(Math.round((entry?.contentRect.width ?? 0) * 10) / 10);
    });
    if (ruler.current) observer.observe(ruler.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {pixels !== null && <span className={styles.value}>{pixels} px</span>}
      <span ref={ruler} aria-hidden className={styles.ruler} style={{ inlineSize: length }} />
    </>
  );
}
