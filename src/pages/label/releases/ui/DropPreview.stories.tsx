import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { Offer } from '../model/offer-draft';
import type { ReleaseDrop } from '../model/use-release-drop';
import { DropPreview } from './DropPreview';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%233b1f4a" d="M0 0h4v4H0z"/%3E%3C/svg%3E';

const makeTracks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: new File([], `${index}.wav`),
    path: `Marea alta/${index}.wav`,
    title: ['Luna de ámbar', 'Patio', 'La vuelta larga'][index % 3] ?? '',
    writers: index % 2 === 0 ? ['Nora Quintavalle', 'Lía Sal'] : [],
    producers: [],
    isrc: index % 2 === 0 ? `ESA01260000${index % 10}` : '',
    lyrics: index % 3 === 0 ? 'Mar' : '',
  }));

const found: FoundRelease = {
  name: 'Marea alta',
  cover: new File(['x'], 'cover.png'),
  unused: [],
  tracks: makeTracks(12),
  title: 'Marea alta',
  artist: 'Nora Quintavalle',
  date: '2026-12-24',
  upc: '0036000291452',
  albums: [],
  repeated: 0,
  longCredits: 0,
  message: null,
};

const message: FoundRelease['message'] = {
  version: '4.3',
  type: 'album',
  artists: ['Nora Quintavalle', 'Lía Sal'],
  missing: ['resources/03.wav', 'resources/cover.jpg'],
  otherReleases: 1,
  badCodes: ['ES-A01'],
  notTaken: ['territories', 'prices', 'splits'],
};

const unused = [{ path: 'Marea alta/libreto.pdf', reason: 'notMusic' }] as const;

/** Each field with another value. */
const changes: Offer['fills'] = [
  { field: 'title', from: 'Marea', to: 'Marea alta' },
  { field: 'artistId', from: 'Lía Sal', to: 'Nora Quintavalle' },
  { field: 'releaseDate', from: '2026-12-01', to: '2026-12-24' },
  { field: 'upc', from: '4006381333931', to: '036000291452' },
  { field: 'type', from: 'ep', to: 'album' },
  { field: 'cover', from: '', to: '' },
];

const offer: Offer = {
  fills: changes,
  conflicts: [],
  values: {},
  tracks: found.tracks,
  unused: [...unused],
  unknownArtist: '',
  otherArtists: [],
  otherDate: '',
  otherType: null,
};

const withOffer = (change: Partial<Offer> = {}): ReleaseDrop => ({
  state: { step: 'waiting' },
  take: fn(),
  stop: fn(),
  accept: fn(),
  getOffer: () => ({ ...offer, ...change }),
});

const meta = {
  title: 'Work/Labels/Drop preview (lo encontrado)',
  component: DropPreview,
  argTypes: {
    found: typed('FoundRelease'),
    drop: typed('ReleaseDrop'),
    artists: typed('LabelArtist[]'),
  },
  args: { found, picture, artists: [], drop: withOffer() },
} satisfies Meta<typeof DropPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog'));

// Proves releases: A drop says what it found before it changes anything
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(
      dialog.getByText('Encontramos 12 canciones, portada, 1 archivo que no se puede usar.'),
    ).toBeVisible();
    await expect(dialog.getByText('No es una canción ni una portada.')).toBeVisible();
    await expect(args.drop.accept).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Rellenar y enviar 12 canciones' }));
    await expect(args.drop.accept).toHaveBeenCalledWith(found, expect.anything(), new Set());
  },
};

// Proves releases: A drop overwrites nothing unasked
/** Each value that is there has a switch, off at first. */
export const Conflicts: Story = {
  tags: ['state:variants'],
  args: {
    drop: withOffer({
      fills: [],
      conflicts: [...changes, { field: 'tracks', count: 3 }],
    }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const title = dialog.getByRole('switch', { name: 'Cambiar el título por «Marea alta»' });
    await expect(title).not.toBeChecked();
    await expect(title).toHaveAccessibleDescription('Ahora: Marea');
    await userEvent.click(title);
    await userEvent.click(dialog.getByRole('switch', { name: /^Quitar las 3 canciones/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Rellenar y enviar/ }));
    await expect(args.drop.accept).toHaveBeenCalledWith(
      found,
      expect.anything(),
      new Set(['title', 'tracks']),
    );
  },
};

export const ToLookAt: Story = {
  tags: ['state:invalid'],
  args: {
    found: { ...found, albums: ['Marea alta', 'Ceniza'], repeated: 1, longCredits: 2 },
    drop: withOffer({ unknownArtist: 'Arto Quieto', otherDate: '2019-03-01' }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/llamado «Arto Quieto»: elígelo tú/)).toBeVisible();
    await expect(dialog.getByText(/La fecha de los archivos \(1 de marzo de 2019\)/)).toBeVisible();
    await expect(dialog.getByText(/nombran 2 lanzamientos distintos/)).toBeVisible();
  },
};

// Proves releases: A message of DDEX says what is missing and what is not taken over
export const Message: Story = {
  tags: ['state:variants'],
  args: {
    found: { ...found, message },
    drop: withOffer({ otherArtists: ['Lía Sal'], otherType: 'ep' }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText(/portada, mensaje DDEX 4\.3,/)).toBeVisible();
    await expect(
      dialog.getByText(/2 archivos que no están aquí, entre ellos resources\/03\.wav y/),
    ).toBeVisible();
    await expect(dialog.getByText(/también a Lía Sal: un lanzamiento/)).toBeVisible();
    await expect(dialog.getByText(/dice EP, pero ese tipo/)).toBeVisible();
    await expect(dialog.getByText(/1 lanzamiento más, que no se lee/)).toBeVisible();
    await expect(
      dialog.getByText(/trae también territorios, precios y derechos y repartos:/),
    ).toBeVisible();
  },
};

// Proves releases: An older message of DDEX is named with its version
export const OlderMessage: Story = {
  tags: ['state:invalid'],
  args: {
    drop: withOffer({
      unused: [
        { path: 'Marea alta/0036000291452.xml', reason: 'messageOlder', version: '3.8.2' },
        ...Array.from({ length: 6 }, (_, index) => ({ ...unused[0], path: `${index}.pdf` })),
      ],
    }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(
      dialog.getByText(/versión anterior de DDEX \(3\.8\.2\): pide la 4\./),
    ).toBeVisible();
  },
};

// Proves releases: What of a folder is not used is named, with the reason
export const ManyUnused: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    found: { ...found, tracks: makeTracks(300) },
    drop: withOffer({
      tracks: makeTracks(50),
      unused: [
        ...(['format', 'empty', 'size', 'picture', 'pictureSize', 'nested', 'path'] as const),
        ...(['encrypted', 'zip64', 'ratio', 'method', 'damaged', 'known', 'room'] as const),
      ]
        .map((reason) => ({ path: `Marea alta/${reason}.wav`, reason }))
        .concat(
          Array.from({ length: 249 }, (_, index) => ({ path: `x/${index}.wav`, reason: 'room' })),
        ),
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByText('263 archivos que no se usan'));
    await expect(dialog.getByText(/protegido con contraseña/)).toBeVisible();
    await expect(dialog.getByText('Y 213 archivos más.')).toBeVisible();
  },
};

export const NothingNew: Story = {
  tags: ['state:empty'],
  args: {
    found: { ...found, cover: null },
    picture: null,
    drop: withOffer({ fills: [], tracks: [], unused: [{ path: 'a.wav', reason: 'known' }] }),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await expect(
      dialog.getByText('No hay nada nuevo que añadir a este lanzamiento.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Rellenar/ })).toBeNull();
    const [close] = dialog.getAllByRole('button', { name: 'Cerrar' });
    if (close) await userEvent.click(close);
    await expect(args.drop.stop).toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text', 'state:no-image'],
  args: {
    found: { ...found, name: longTitle },
    picture: null,
    drop: withOffer({
      fills: [{ field: 'title', from: '', to: longTitle }],
      conflicts: [{ field: 'artistId', from: longTitle, to: longTitle }],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
