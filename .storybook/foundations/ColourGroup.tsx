import { Fragment } from 'react';
import {
  type ContrastPair,
  contrastPairs,
  measurePair,
  type Palette,
} from '@/shared/theme/index.testing';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './Colour.css';
import { Gallery } from './Gallery';
import * as specimen from './specimen.css';
import { getLeaves } from './tokens';

type ColourGroupProps = { group: keyof Palette; palette: Palette };

export function ColourGroup({ group, palette }: ColourGroupProps) {
  const pairs = contrastPairs(palette);
  return getLeaves({ [group]: palette[group] }).map(([token, colour]) => {
    const asInk = pairs.filter(({ ink }) => ink === token);
    const carried = pairs.filter(({ ground }) => ground === token);
    return (
      <Stack key={token} gap={3} className={styles.row}>
        <Inline gap={3}>
          <span className={styles.swatch} style={{ background: colour }} />
          <div>
            <p className={specimen.token}>{token}</p>
            <p className={specimen.value}>
              {colour} · {getPurpose(asInk, carried)}
            </p>
          </div>
        </Inline>
        {asInk.length > 0 && (
          <Gallery least={96} gap={1}>
            {asInk.map((pair) => (
              <Chip key={pair.ground} pair={pair} />
            ))}
          </Gallery>
        )}
      </Stack>
    );
  });
}

function getPurpose([asInk]: ContrastPair[], carried: ContrastPair[]): string {
  if (asInk) return asInk.least === 3 ? 'graphic' : 'text';
  if (carried.length === 0) return 'decoration';
  const least = Math.min(...carried.map((pair) => measurePair(pair).ratio));
  return `ground of ${carried.length} ${carried.length === 1 ? 'ink' : 'inks'}, least ${format(least)}`;
}

/** Rounded down, so that a printed 4.5 is never less. */
const format = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

function Chip({ pair }: { pair: ContrastPair }) {
  const { ground, groundColour, inkColour, least } = pair;
  const { ratio, isEnough } = measurePair(pair);
  const isText = least === 4.5;
  const style = { background: groundColour, ...(isText && { color: inkColour }) };
  return (
    <Stack gap={1} className={styles.chip} style={style}>
      <span className={styles.letters} style={{ color: inkColour }} aria-hidden>
        {isText ? 'Añ' : <span className={styles.ring} />}
      </span>
      <Text as="span" weight="strong">
        {isEnough ? 'Pass' : 'Fail'} {format(ratio)}
      </Text>
      <span>
        {ground.split('.').map((part, at) => (
          <Fragment key={part}>
            {at > 0 && '.'}
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </Stack>
  );
}
