import { chartLooks } from '@/entities/chart';
import { paths } from '@/shared/routes';
import { Artwork } from '@/shared/ui/artwork';
import { genreTone, moodTone } from '../model/tone-at';
import type { Tile } from '../model/use-tiles';
import { BrowseTile } from './BrowseTile';
import { room, tiles as grid } from './BrowseTile.css';

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
