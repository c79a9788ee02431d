import { createRandom, type Random } from '../platform/seeds/random.ts';

const tracksOfAlbum = 12;
const albumsOfArtist = 4;
const firstDay = Date.UTC(1998, 0, 9);
const week = 7 * 24 * 3_600_000;

const beginnings =
  'Corazón|Noche|Canción|Lluvia|Camino|Café|Adiós|Última estación|Jardín|Pájaros|Ñandú|Océano|Balcón|Melodía|Árboles|Señales|Año nuevo|Espejos|Cartas|Días|Luz|Ciudad|Volcán';
const endings =
  'de invierno|sin ti|bajo la luna|en el andén|de otro país|para bailar|que nunca llega|del sur|a medianoche|de mi niñez|entre montañas|con acordeón|y después|al amanecer|de cristal|a la vuelta de la esquina|en Cádiz|sin dirección|de la tía Begoña|contra el viento';
const versions = '| (en directo)| (acústica)| · Remasterización 2019| (con coro)| II| [Remix]';
const names =
  'Los Vencejos|Marisol Peña|Dúo Ñandú|Trío Almíbar|La Estación|Íñigo Zúñiga|Orquesta del Balcón|Inés y los Faros|Óscar Güell|Pájaro Azul';
const placeNames = 'de Cádiz|del Ártico|de la Peña|del Sur|de León|de Ñuble|del Páramo';

/**
 * Rows of invented artists, albums and `size` tracks. A larger catalogue begins with the rows of
 * a smaller one.
 */
export function makeBigCatalogue(size: number) {
  const random = {
    artists: createRandom('big artists'),
    albums: createRandom('big albums'),
    tracks: createRandom('big tracks'),
  };
  const artists = count(size / (tracksOfAlbum * albumsOfArtist)).map((index) => {
    const name = `${pick(random.artists, names)} ${pick(random.artists, placeNames)} ${index + 1}`;
    const about = { genre: 'Pop', country: 'ES', bio: '', socialLinks: {} } as const;
    return { id: `art_big-${index}`, name, ...about, relatedIds: [] };
  });
  const albums = count(size / tracksOfAlbum).map((index) => {
    const artist = owner(artists, Math.floor(index / albumsOfArtist));
    const title = makeTitle(random.albums);
    return {
      id: `alb_big-${index}`,
      title,
      artistId: artist.id,
      releaseDate: new Date(firstDay + index * week).toISOString().slice(0, 10),
      label: 'Sello del Patio',
      genre: 'Pop' as const,
    };
  });
  const tracks = count(size).map((index) => {
    const album = owner(albums, Math.floor(index / tracksOfAlbum));
    const title = makeTitle(random.tracks);
    return {
      id: `trk_big-${index}`,
      title,
      artistId: album.artistId,
      albumId: album.id,
      position: 1 + (index % tracksOfAlbum),
      duration: 90 + Math.floor(random.tracks() * 300),
      playCount: Math.floor(500 / (random.tracks() + 0.001)),
    };
  });
  return { artists, albums, tracks };
}

function makeTitle(random: Random) {
  return `${pick(random, beginnings)} ${pick(random, endings)}${pick(random, versions)}`;
}

function count(size: number): number[] {
  return Array.from({ length: Math.ceil(size) }, (_, index) => index);
}

function pick(random: Random, words: string): string {
  const list = words.split('|');
  return list[Math.floor(random() * list.length)] ?? '';
}

function owner<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`There is no row ${index}.`);
  return row;
}
