import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogue } from '@/shared/sample/catalogue.ts';
import { sampleColour } from '@/shared/sample/sample-colours.ts';
import { artPalette } from '@/shared/theme';
import { Artwork } from '@/shared/ui/artwork';
import { PlayButton } from '@/shared/ui/play-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { CollectionHeader } from '@/widgets/collection-header';
import type { ArtSubject } from '../../server/media/art/art-subject.ts';
import { Band } from './Band';
import { ComposedArt } from './ComposedArt';
import { bare } from './foundations';
import { Gallery } from './Gallery';
import { Plate, SpecimenPage } from './SpecimenPage';
import * as specimen from './specimen.css';

export default {
  title: 'Foundations/Art',
  tags: ['!autodocs', '!manifest'],
  parameters: bare,
} satisfies Meta;

const genres = [...new Set(catalogue.albums.map(({ genre }) => genre))];
const albums = genres.flatMap((genre) =>
  catalogue.albums.filter((album) => album.genre === genre).slice(1, 2),
);
const artists = genres.flatMap((genre) =>
  catalogue.artists.filter((artist) => artist.genre === genre).slice(0, 1),
);
const playlists = catalogue.playlists.filter(({ isFeatured }) => isFeatured).slice(0, 8);

/** In pixels. */
const large = 168;
const small = 104;

type PicturesProps = {
  kind: ArtSubject['kind'];
  least: number;
  of: readonly { id: string; title?: string; name?: string; genre?: string }[];
};

const Pictures = ({ kind, least, of: things }: PicturesProps) => (
  <Gallery least={least} gap={4}>
    {things.map(({ id, title, name, genre }) => (
      <Stack key={id} as="figure" gap={2}>
        <ComposedArt kind={kind} id={id} name={name} genre={genre} />
        <Text as="figcaption" size="label">
          <span lang="es">{title ?? name}</span>
          {title && <Text tone="muted">{genre}</Text>}
        </Text>
      </Stack>
    ))}
  </Gallery>
);

export const Art: StoryObj = {
  render: () => (
    <SpecimenPage
      page="Art"
      lead="Covers are the picture book of the product. Nothing here was bought or photographed: every piece is drawn from the id of the thing, always the same for the same id, after azulejos, woven cloth and concert posters."
    >
      <Plate
        title="Sleeves"
        note="Each genre has its own inks and its own compositions: night for jazz, noon for country, neon for electronic."
      >
        <Pictures kind="album" least={large} of={albums} />
      </Plate>

      <Plate title="Playlists" note="Bolder inks and one emblem, chosen by the name.">
        <Pictures kind="playlist" least={large} of={playlists} />
      </Plate>

      <Plate
        title="Portraits"
        note="Artists are round wherever they are shown; a name in the plural gets two heads."
      >
        <Pictures kind="artist" least={small} of={artists} />
      </Plate>

      <Plate title="Banners" note="Three to one, at the head of an artist's page.">
        <Pictures kind="banner" least={640} of={artists.slice(0, 3)} />
      </Plate>

      <Plate title="People" note="Listeners without a picture of their own get four tiles.">
        <Gallery least={small} gap={4}>
          {catalogue.listeners.slice(0, 6).map(({ id }) => (
            <ComposedArt key={id} kind="user" id={id} />
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Tones"
        note="What the browser itself draws with, while a picture is missing and in the light behind a page: ground, shape and light."
      >
        <Gallery least={large} gap={4}>
          {Object.entries(artPalette).map(([name, { ground, shape, light }]) => (
            <Stack key={name} gap={2}>
              <Band colours={[ground, shape, light]} />
              <div>
                <p className={specimen.token} lang="es">
                  {name}
                </p>
                <p className={specimen.value}>
                  {ground} {shape} {light}
                </p>
              </div>
            </Stack>
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Without a picture"
        note="Four motifs in six tones, chosen by the id. No grey box stands for something missing."
      >
        <Gallery least={small} gap={4}>
          {[...albums, ...playlists].slice(0, 18).map(({ id }) => (
            <Artwork key={id} src={null} seed={id} sizes="160px" />
          ))}
        </Gallery>
      </Plate>

      <Plate
        title="Ground from art"
        note="The head of a page takes its light from the art, dimmed by night and lightened on paper until text reads on it."
      >
        <Stack>
          {playlists.slice(0, 3).map(({ id, name, description }) => {
            const colour = sampleColour('playlist', id);
            return (
              <Stack key={id} gap={2}>
                <div className={specimen.window} lang="es">
                  <CollectionHeader
                    kind="Playlist"
                    title={name}
                    colour={colour}
                    artwork={<ComposedArt kind="playlist" id={id} name={name} />}
                    description={description}
                    actions={
                      <PlayButton label={`Reproducir ${name}`} isPlaying={false} size="large" />
                    }
                  />
                </div>
                <p className={specimen.value}>{colour}</p>
              </Stack>
            );
          })}
        </Stack>
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
