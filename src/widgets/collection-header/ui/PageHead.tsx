import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PlayTracksButton } from '@/features/play-tracks';
import { pageHeadSlot } from '@/shared/config/page-head-slot';
import type { Track } from '@/shared/contract/track.ts';
import { groundVars } from '@/shared/ui/art-ground';
import { useIsAbove } from '../lib/use-is-above';
import * as styles from './CollectionHeader.css';

type PageHeadProps = {
  /** The title of the page. */
  title: string;
  /** The list that it plays. */
  play: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
  /** Colour of the art, `#rrggbb`. */
  colour?: string | undefined;
  /** What it stands for: it shows while this is above the window. */
  after: RefObject<HTMLElement | null>;
};

/**
 * Title and play of a long page in the bar above it. Pointers alone meet it: whoever comes by keyboard
 * or hears the page has the title and the button of the header, in their place.
 */
export function PageHead({ title, play, colour, after }: PageHeadProps) {
  const isAbove = useIsAbove(after);
  const slot = isAbove && document.getElementById(pageHeadSlot);
  if (!slot) return null;
  return createPortal(
    <div className={styles.head} style={groundVars(colour)} aria-hidden>
      <PlayTracksButton title={title} {...play} size="small" isEcho />
      <span className={styles.headTitle}>{title}</span>
    </div>,
    slot,
  );
}
