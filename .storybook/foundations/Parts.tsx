import type { ReactNode } from 'react';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Tile } from '@/shared/ui/tile';
import * as specimen from './specimen.css';
import { StoryLink } from './StoryLink';
import * as styles from './Welcome.css';

const parts: { name: string; first: string; holds: string; sketch: ReactNode }[] = [
  {
    name: 'Kit',
    first: 'kit-actions-button--docs',
    holds:
      'Pieces that know nothing of music: actions, forms, content, feedback, overlays, navigation, layout.',
    sketch: (
      <Stack gap={3} align="center" lang="es">
        <Button>Guardar</Button>
        <Inline gap={2}>
          <Badge tone="artist">Artista</Badge>
          <Badge tone="premium">Premium</Badge>
        </Inline>
      </Stack>
    ),
  },
  {
    name: 'Music',
    first: 'music-player-player-bar--docs',
    holds:
      'Pieces that do: the player, tracks, playlists, albums, artists, people, accounts, the shell around them.',
    sketch: (
      <div style={{ inlineSize: '100%' }} lang="es">
        <Tile
          artwork={<Artwork src="/api/images/playlist/pls_noches" seed="pls_noches" sizes="56px" />}
          title="Noches de patio"
          to="/playlist/pls_noches"
        />
      </div>
    ),
  },
  {
    name: 'Screens',
    first: 'screens-listener-home-page--docs',
    holds:
      'Whole pages in every state: ready, loading, empty, not found, denied, failed, for a visitor, on a phone.',
    sketch: (
      <div className={styles.screen} aria-hidden>
        <span className={styles.area} />
        <span className={styles.content}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((card) => (
            <span key={card} className={styles.card} />
          ))}
        </span>
        <span className={styles.bar} />
      </div>
    ),
  },
];

/** The other parts of the sidebar, each with what stands first in it. */
export function Parts() {
  return (
    <div className={styles.parts}>
      {parts.map(({ name, first, holds, sketch }) => (
        <div key={name} className={styles.part}>
          <div className={styles.sketch}>{sketch}</div>
          <h3 className={specimen.captionTitle}>
            <StoryLink to={first} viewMode="docs">
              {name}
            </StoryLink>
          </h3>
          <p className={specimen.note}>{holds}</p>
        </div>
      ))}
    </div>
  );
}
