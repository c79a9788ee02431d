import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogue } from '@/shared/sample/catalogue.ts';
import { sampleColour } from '@/shared/sample/sample-colours.ts';
import { artPalette } from '@/shared/theme';
import { Artwork } from '@/shared/ui/artwork';
import { PlayButton } from '@/shared/ui/play-button';
import { CollectionHeader } from '@/widgets/collection-header';
import * as styles from './Art.css';
import { ComposedArt } from './ComposedArt';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';

const meta = {
  title: 'Foundations/Art',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const genres = [...new Set(catalogue.albums.map(({ genre }) => genre))];
const albums = genres.flatMap((genre) =>
  catalogue.albums.filter((album) => album.genre === genre).slice(1, 2),
);
const artists = genres.flatMap((genre) =>
  catalogue.artists.filter((artist) => artist.genre === genre).slice(0, 1),
);
const playlists = catalogue.playlists.filter(({ isFeatured }) => isFeatured).slice(0, 8);
const listeners = catalogue.listeners.slice(0, 6);
const headed = playlists.slice(0, 3);

export const Art: Story = {
  render: () => (
    <SpecimenPage
      title="Art"
      lead="Covers are the picture book of the product. Nothing here was bought or photographed: every piece is drawn from the id of the thing, always the same for the same id, after azulejos, woven cloth and concert posters."
    >
      <Plate
        title="Sleeves"
        note="Each genre has its own inks and its own compositions: night for jazz, noon for country, neon for electronic."
      >
        <div className={styles.covers}>
          {albums.map(({ id, title, genre }) => (
            <figure key={id} className={styles.figure}>
              <ComposedArt kind="album" id={id} genre={genre} className={styles.cover} />
              <figcaption className={styles.words}>
                <span lang="es">{title}</span>
                <br />
                <span className={styles.what}>{genre}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Plate>

      <Plate title="Playlists" note="Bolder inks and one emblem, chosen by the name.">
        <div className={styles.covers}>
          {playlists.map(({ id, name }) => (
            <figure key={id} className={styles.figure}>
              <ComposedArt kind="playlist" id={id} name={name} className={styles.cover} />
              <figcaption className={styles.words} lang="es">
                {name}
              </figcaption>
            </figure>
          ))}
        </div>
      </Plate>

      <Plate
        title="Portraits"
        note="Artists are round wherever they are shown; a name in the plural gets two heads."
      >
        <div className={styles.small}>
          {artists.map(({ id, name, genre }) => (
            <figure key={id} className={styles.figure}>
              <ComposedArt
                kind="artist"
                id={id}
                name={name}
                genre={genre}
                className={styles.round}
              />
              <figcaption className={styles.words} lang="es">
                {name}
              </figcaption>
            </figure>
          ))}
        </div>
      </Plate>

      <Plate title="Banners" note="Three to one, at the head of an artist's page.">
        <div className={styles.banners}>
          {artists.slice(0, 3).map(({ id, name, genre }) => (
            <figure key={id} className={styles.figure}>
              <ComposedArt kind="banner" id={id} genre={genre} className={styles.cover} />
              <figcaption className={styles.words} lang="es">
                {name}
              </figcaption>
            </figure>
          ))}
        </div>
      </Plate>

      <Plate title="People" note="Listeners without a picture of their own get four tiles.">
        <div className={styles.small}>
          {listeners.map(({ id }) => (
            <ComposedArt key={id} kind="user" id={id} className={styles.round} />
          ))}
        </div>
      </Plate>

      <Plate
        title="Tones"
        note="What the browser itself draws with, while a picture is missing and in the light behind a page: ground, shape and light."
      >
        <div className={styles.covers}>
          {Object.entries(artPalette).map(([name, { ground, shape, light }]) => (
            <div key={name} className={styles.tone} style={{ background: ground }}>
              <div className={styles.inks}>
                {[ground, shape, light].map((ink) => (
                  <span key={ink} style={{ background: ink }} />
                ))}
              </div>
              <p className={styles.toneName}>
                <span lang="es">{name}</span>
                <br />
                {ground} {shape} {light}
              </p>
            </div>
          ))}
        </div>
      </Plate>

      <Plate
        title="Without a picture"
        note="Four motifs in six tones, chosen by the id. No grey box stands for something missing."
      >
        <div className={styles.small}>
          {[...albums, ...playlists].slice(0, 18).map(({ id }) => (
            <Artwork key={id} src={null} seed={id} sizes="160px" />
          ))}
        </div>
      </Plate>

      <Plate
        title="Ground from art"
        note="The head of a page takes its light from the art, dimmed by night and lightened on paper until text reads on it."
      >
        <div className={styles.banners}>
          {headed.map(({ id, name, description }) => {
            const colour = sampleColour('playlist', id);
            return (
              <div key={id} className={styles.figure}>
                <div className={styles.stage} lang="es">
                  <CollectionHeader
                    kind="Playlist"
                    title={name}
                    colour={colour}
                    artwork={
                      <ComposedArt kind="playlist" id={id} name={name} className={styles.cover} />
                    }
                    description={description}
                    actions={
                      <PlayButton label={`Reproducir ${name}`} isPlaying={false} size="large" />
                    }
                  />
                </div>
                <p className={specimen.value}>{colour}</p>
              </div>
            );
          })}
        </div>
      </Plate>
    </SpecimenPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('clavel')).toBeVisible();
    await expect(canvas.getAllByRole('figure')).toHaveLength(
      albums.length + playlists.length + artists.length + 3,
    );
  },
};
