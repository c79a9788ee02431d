import type { ReactNode } from 'react';
import { Inline, Stack } from '@/shared/ui/stack';
import * as styles from './specimen.css';
import { useWidth } from './use-width';

type TokenProps = { path: string; value: string };

/** Lengths whose pixels depend on the window or the font. */
const isRelative = (value: string) => /rem$|ch$|^clamp/.test(value);

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
  const [ruler, pixels] = useWidth<HTMLSpanElement>();
  return (
    <>
      {pixels !== null && <span className={styles.value}>{pixels} px</span>}
      <span ref={ruler} aria-hidden className={styles.ruler} style={{ inlineSize: length }} />
    </>
  );
}

type TokensProps = {
  of: [path: string, value: string][];
  draw: (value: string, path: string) => ReactNode;
  className?: string;
};

export function Tokens({ of: tokens, draw, className }: TokensProps) {
  return tokens.map(([path, value]) => (
    <Stack key={path} gap={3} className={className}>
      {draw(value, path)}
      <Token path={path} value={value} />
    </Stack>
  ));
}
