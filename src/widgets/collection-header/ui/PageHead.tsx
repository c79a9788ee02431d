import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PlayTracksButton } from '@/features/play-tracks';
import { pageHeadSlot } from '@/shared/config/page-head-slot';
import type { Track } from '@/shared/contract/track.ts';
import { groundVars } from '@/shared/ui/art-ground';
import { useIsAbove } from '../lib/use-is-above';
import * as styles from './CollectionHeader.css';

type PageHeadProps = {
  title: string;
  play: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
  /** `#rrggbb` of the art. */
  colour?: string | undefined;
  /** Shows while this is above the window. */
  after: RefObject<HTMLElement | null>;
};

/** Repeats the title above a long page, for pointers only. */
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
