import { type ReactNode, useRef, type CSSProperties } from 'react';
import { PlayTracksButton } from '@/features/play-tracks';
import type { Track } from '@/shared/contract/track.ts';
import { groundVars } from '@/shared/ui/art-ground';
import * as styles from './CollectionHeader.css';
import { PageHead } from './PageHead';

/** Measured in characters. */
function titleMeasures(title: string): { length: number; longestWord: number } {
  const lengths = title.split(/\s+/).map((word) => [...word].length);
  return { length: Math.max(1, [...title].length), longestWord: Math.max(1, ...lengths) };
}

export function headerVars(title: string, colour?: string): CSSProperties {
  const { length, longestWord } = titleMeasures(title);
  return {
    '--title-length': length,
    '--longest-word': longestWord,
    ...groundVars(colour),
  } as CSSProperties;
}

type CollectionHeaderProps = {
  kind: ReactNode;
  /** In at most three lines. */
  title: string;
  artwork: ReactNode;
  /** `#rrggbb` of the art. */
  colour?: string | undefined;
  /** Blurred into the ground. */
  backdrop?: ReactNode;
  description?: ReactNode;
  /** One element per fact. */
  facts?: ReactNode;
  /** Repeated above a long page. */
  play?: { tracks: readonly Track[]; source: string; isOneTrack?: boolean };
  actions?: ReactNode;
  /** Address of the page; the art has its menu. */
  path?: string;
};

export function CollectionHeader(props: CollectionHeaderProps) {
  const { kind, title, artwork, colour, backdrop, description, facts, play, actions, path } = props;
  const actionRow = useRef<HTMLDivElement>(null);
  return (
    <header className={styles.header} style={headerVars(title, colour)}>
      <div className={styles.light}>
        {backdrop && <div className={styles.backdrop}>{backdrop}</div>}
      </div>
      <div className={styles.body}>
        <div className={styles.art} data-menu-place={path} data-menu-name={title}>
          {artwork}
        </div>
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
