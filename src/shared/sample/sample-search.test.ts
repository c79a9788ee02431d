import { describe, expect, it } from 'vitest';
import { searchResultsSchema } from '../contract/search.ts';
import { searchLimits } from '../contract/limits.ts';
import { sampleSearch } from './sample-search.ts';

const nothing = { tracks: [], artists: [], albums: [], playlists: [], people: [] };

describe('sampleSearch', () => {
  it.each(['luna', 'a', 'los', 'ñandú', 'Nora Quintavalle', 'perreo'])(
    'answers «%s» in the shape and within the limits of the contract',
    (query) => {
      const answer = sampleSearch(query);
      expect(searchResultsSchema.parse(answer)).toEqual(answer);
      expect(answer.tracks.length).toBeLessThanOrEqual(searchLimits.tracks);
      expect(answer.artists.length).toBeLessThanOrEqual(searchLimits.artists);
      expect(answer.albums.length).toBeLessThanOrEqual(searchLimits.albums);
      expect(answer.playlists.length).toBeLessThanOrEqual(searchLimits.playlists);
    },
  );

  it.each(['Luna de ámbar', 'LUNA DE AMBAR', '  luna   de ambar ', '¡Luna, de ámbar!'])(
    'finds «%s» whatever its case, accents and signs',
    (query) => {
      expect(sampleSearch(query).tracks[0]?.title).toBe('Luna de ámbar');
    },
  );

  it.each([
    ['nandu', 'Ñandú Eléctrico'],
    ['oceano', 'Océano Modular'],
    ['betun', 'Don Betún y los Lustrabotas'],
  ])('finds by «%s» the artist %s', (query, name) => {
    expect(sampleSearch(query).artists.map((artist) => artist.name)).toContain(name);
  });

  it('puts the exact title before those that begin with it, whatever their plays', () => {
    expect(
      sampleSearch('manso')
        .tracks.map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(['Manso', 'Manso (desde la azotea)']);
  });

  it('finds the songs of an artist by name, the popular first', () => {
    const { tracks } = sampleSearch('yaiza brava');
    expect(tracks.every(({ artist }) => artist.name === 'Yaiza Brava')).toBe(true);
    const plays = tracks.map(({ playCount }) => playCount ?? 0);
    expect(plays).toEqual(plays.toSorted((one, other) => other - one));
  });

  it('finds a song by words of its title and of its artist together', () => {
    expect(sampleSearch('calima yaiza').tracks[0]?.title).toBe('Calima');
  });

  it('keeps private playlists to their owner', () => {
    expect(sampleSearch('no escuchar en público').playlists).toEqual([]);
  });

  it.each(['', '   ', '%_*', '🎵🎶', "'; drop table track; --", 'x'.repeat(500)])(
    'finds nothing for «%s»',
    (query) => {
      expect(sampleSearch(query)).toEqual(nothing);
    },
  );
});
