import { chartLooks } from '@/entities/chart';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { type ArtTone, artPalette } from '@/shared/theme';
import type { Tile } from '../model/use-tiles';
import { BrowseTile } from './BrowseTile';
import { room, tiles as grid } from './BrowseTile.css';

const tones = Object.keys(artPalette) as ArtTone[];

/** Neighbouring tiles differ in rows of up to six. */
export const toneAt = (index: number): ArtTone =>
  tones[(index + 2 * Math.floor(index / tones.length)) % tones.length] ?? 'berenjena';

export const moodTone = (index: number): ArtTone => toneAt(index + 1);
export const genreTone = (index: number): ArtTone => toneAt(index + 4);

/** Charts, moods and genres. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className={room}>
      <ul className={grid.small}>
        {tiles.map((tile) => (
          <li key={`${tile.kind}-${tile.id}`}>
            <BrowseTile title={tile.title} {...getLooks(tile)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function getLooks(tile: Tile) {
  const { kind, id, index } = tile;
  const seed = `${kind}-${id}`;
  switch (kind) {
    case 'chart': {
      const { mark, tone } = chartLooks[id];
      return { to: paths.chart(id), tone, artKind: 'mark', art: mark } as const;
    }
    case 'mood': {
      const art = <Artwork src={null} seed={seed} shape="round" sizes="80px" />;
      return { to: paths.mood(id), tone: moodTone(index), artKind: 'round', art } as const;
    }
    case 'genre': {
      const art = <Artwork src={null} seed={seed} sizes="68px" />;
      return { to: paths.genre(id), tone: genreTone(index), artKind: 'square', art } as const;
    }
  }
}
