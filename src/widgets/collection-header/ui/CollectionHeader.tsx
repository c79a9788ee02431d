import { type ReactNode, useRef } from 'react';
import { PlayTracksButton } from '@/features/play-tracks';
import type { Track } from '@/shared/contract/track.ts';
import { headerVars } from '../lib/header-vars';
import * as styles from './CollectionHeader.css';
import { PageHead } from './PageHead';

type CollectionHeaderProps = {
  /** What it is: a word, or badges. */
  kind: ReactNode;
  /** The h1; the longer it is, the smaller it is set, in three lines at most. */
  title: string;
  /** An `Artwork` of the shape that the skeleton was given; it fills its frame. */
  artwork: ReactNode;
  /** Colour of the art, `#rrggbb`: the ground takes it, dimmed or lightened for the theme's text. */
  colour?: string | undefined;
  /** An `Artwork`, blurred into the ground behind the words. */
  backdrop?: ReactNode;
  /** A sentence or two below the title, where the thing has one. */
  description?: ReactNode;
  /** One element for each fact; dots are set between them. */
  facts?: ReactNode;
  /** The list that its play button starts; it stands first among the actions, and above a long page. */
  play?: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
  /** What else can be done. */
  actions?: ReactNode;
};

/** Head of a page about one thing: big art, its name as the h1, facts and actions, in the art's light. */
export function CollectionHeader(props: CollectionHeaderProps) {
  const { kind, title, artwork, colour, backdrop, description, facts, play, actions } = props;
  const actionRow = useRef<HTMLDivElement>(null);
  return (
    <header className={styles.header} style={headerVars(title, colour)}>
      <div className={styles.light}>
        {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.art}>{artwork}</div>
        <div className={styles.words}>
          <div className={styles.kind}>{kind}</div>
          <h1 className={styles.title} translate="no">
            {title}
          </h1>
          {description && <div className={styles.description}>{description}</div>}
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
      </div>
      {(play || actions) && (
        <div ref={actionRow} className={styles.actions}>
          {play && <PlayTracksButton title={title} {...play} size="large" />}
          {actions}
        </div>
      )}
      {play && <PageHead title={title} play={play} colour={colour} after={actionRow} />}
    </header>
  );
}
