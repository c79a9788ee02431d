import { Fragment } from 'react';
import { classNames } from '@/shared/lib/class-names';
import {
  type ContrastPair,
  contrastPairs,
  measurePair,
  type Palette,
} from '@/shared/theme/index.testing';
import * as styles from './Colour.css';
import * as specimen from './specimen.css';
import { leavesOf } from './tokens';

type ColourGroupProps = { group: keyof Palette; palette: Palette; themeName: string };

/** The tokens of a group in one theme, each with its value and what it is measured against. */
export function ColourGroup({ group, palette, themeName }: ColourGroupProps) {
  const pairs = contrastPairs(palette);
  return (
    <>
      <p className={styles.panelName}>{themeName}</p>
      {leavesOf({ [group]: palette[group] }).map(([token, colour]) => (
        <div key={token} className={styles.row}>
          <div className={styles.name}>
            <span className={styles.swatch} style={{ background: colour }} />
            <div>
              <p className={specimen.token}>{token}</p>
              <p className={specimen.value}>
                {colour} · {purposeOf(token, pairs)}
              </p>
            </div>
          </div>
          <Chips pairs={pairs.filter(({ ink }) => ink === token)} />
        </div>
      ))}
    </>
  );
}

/** What a token is for, told by the pairs that it is in. */
function purposeOf(token: string, pairs: ContrastPair[]): string {
  const asInk = pairs.filter(({ ink }) => ink === token);
  if (asInk.length > 0) return asInk[0]?.least === 3 ? 'graphic' : 'text';
  const carried = pairs.filter(({ ground }) => ground === token);
  if (carried.length === 0) return 'decoration';
  const least = Math.min(...carried.map((pair) => measurePair(pair).ratio));
  return `ground of ${carried.length} ${carried.length === 1 ? 'ink' : 'inks'}, least ${format(least)}`;
}

/** Rounded down: what reads 4.5 is no less than that. */
const format = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

function Chips({ pairs }: { pairs: ContrastPair[] }) {
  if (pairs.length === 0) return null;
  return (
    <div className={styles.chips}>
      {pairs.map((pair) => {
        const { ratio, isEnough } = measurePair(pair);
        const isText = pair.least === 4.5;
        return (
          <div
            key={pair.ground}
            className={styles.chip}
            style={{ background: pair.groundColour, ...(isText && { color: pair.inkColour }) }}
          >
            <span className={styles.letters} style={{ color: pair.inkColour }} aria-hidden>
              {isText ? 'Añ' : <span className={styles.ring} />}
            </span>
            <span className={classNames(styles.verdict, !isEnough && styles.fails)}>
              {isEnough ? 'Pass' : 'Fail'} {format(ratio)}
            </span>
            <span className={styles.groundName}>
              <Breakable path={pair.ground} />
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** A token's name that may go on below after each dot. */
function Breakable({ path }: { path: string }) {
  return path.split('.').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && '.'}
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
