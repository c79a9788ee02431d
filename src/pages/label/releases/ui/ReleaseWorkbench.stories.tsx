import type { Meta, StoryObj } from '@storybook/react-vite';
import { strToU8, zipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { makePreparation, makePreparedTrack } from '@/entities/release/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLabelArtists } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { typed } from '@/shared/testing';
import { ReleaseWorkbench } from './ReleaseWorkbench';

/** Names of the files that arrived, and bodies of drafts. */
const arrived = fn<(size: number) => void>();
const kept = fn<(draft: unknown) => void>();

const takenCode = 'ES-B02-26-00009';

/** Sounds are known by their sizes here; the first of a size that fails is refused once. */
let failing = 0;

async function keepDraft({ request }: { request: Request }) {
  const sent: unknown = await request.json();
  kept(sent);
  const isTaken = JSON.stringify(sent).includes(takenCode);
  const sentence = 'Otra grabación ya tiene este ISRC. Comprueba que es el tuyo.';
  const faults = { faults: { 'tracks.2.isrc': sentence } };
  return HttpResponse.json({ id: 'rel_9', version: 4, ...(isTaken && faults) });
}

const handlers = [
  http.put('*/api/label/uploads/sound', async ({ request }) => {
    const size = (await request.arrayBuffer()).byteLength;
    arrived(size);
    if (size === failing) {
      failing = 0;
      return HttpResponse.json(
        { code: 'invalid', error: 'Este MP3 está dañado.' },
        { status: 400 },
      );
    }
    const sound = String(size).padEnd(43, 's');
    const about = { format: 'mp3', sampleRate: 44_100, channels: 2, bitrate: 320_000 };
    return HttpResponse.json({ sound, seconds: 185, ...about });
  }),
  http.put('*/api/label/uploads/cover', () => HttpResponse.json({ cover: 'c'.repeat(43) })),
  http.all('*/api/label/drafts*', keepDraft),
  http.all('*/api/label/drafts/*', keepDraft),
];

const meta = {
  title: 'Work/Labels/Release workbench (subir contenido)',
  component: ReleaseWorkbench,
  argTypes: { saved: typed('Preparation'), artists: typed('LabelArtist[]') },
  args: { saved: undefined, artists: sampleLabelArtists(), onClose: fn() },
  parameters: {
    address: '/label-manager?tab=releases',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: { handlers },
  },
  // Loads the lazy parts before the story looks for them.
  loaders: [
    () => import('./DropPreview'),
    () => import('../lib/drop/read-drop'),
    () => import('../lib/drop/read-messages'),
  ],
  beforeEach: () => {
    failing = 0;
    arrived.mockClear();
    kept.mockClear();
  },
} satisfies Meta<typeof ReleaseWorkbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const makeSound = (size: number) => new Uint8Array(size).fill(7);

const makeArchive = (more: Record<string, Uint8Array> = {}) =>
  new File(
    [
      Uint8Array.from(
        zipSync({
          'Marea/02 Patio.mp3': makeSound(2_000),
          'Marea/01 Luna_nueva.mp3': makeSound(1_000),
          'Marea/03 Ceniza.mp3': makeSound(3_000),
          'Marea/cover.png': makeSound(10),
          'Marea/libreto.pdf': strToU8('x'),
          ...more,
        }),
      ),
    ],
    'Marea alta.zip',
    { lastModified: 1_764_000_000_000 },
  );
const archive = makeArchive();

const makeMessage = (content: string, version = '432') =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>
<ern:NewReleaseMessage xmlns:ern="http://ddex.net/xml/ern/${version}">${content}</ern:NewReleaseMessage>`);

const inMessage = ['03 Ceniza', '01 Luna_nueva', '02 Patio']
  .map(
    (file, index) => `<SoundRecording>
  <ResourceReference>A${index}</ResourceReference>
  <ResourceId><ISRC>ESA01260000${index}</ISRC></ResourceId>
  <DisplayTitleText>${file.slice(3, 7)} (En vivo)</DisplayTitleText>
  <TechnicalDetails><File><URI>${file}.mp3</URI></File></TechnicalDetails>
</SoundRecording>`,
  )
  .join('');

function drop(target: Element = document.body, dropped = archive) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(dropped);
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const form = () => screen.findByRole('dialog', { name: /^(?:Subir Contenido|Preparar lanz)/ });
const preview = async () =>
  within(await screen.findByRole('dialog', { name: 'Rellenar con «Marea alta.zip»' }));
const accept = async (name: RegExp = /^Rellenar/) => {
  const dialog = await preview();
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Rellenar con/ })).toBeNull());
};
const getTitles = async () =>
  within(await form())
    .queryAllByLabelText(/^Título de la canción/)
    .map((field) => (field as HTMLInputElement).value);

// Proves releases: A dropped ZIP fills a draft
export const Default: Story = {
  tags: ['state:default', 'state:success'],
  play: async () => {
    await form();
    drop();
    await accept(/^Rellenar y enviar 3 canciones/);
    await waitFor(async () => expect(await getTitles()).toEqual(['Luna nueva', 'Patio', 'Ceniza']));
    const dialog = within(await form());
    await expect(dialog.getByLabelText('Título')).toHaveValue('Marea alta');
    await expect(arrived.mock.calls).toEqual([[1_000], [2_000], [3_000]]);
    await waitFor(() => expect(JSON.stringify(kept.mock.lastCall)).toContain('"title":"Ceniza"'));
    await expect(JSON.stringify(kept.mock.lastCall)).toContain(`"cover":"${'c'.repeat(43)}"`);
  },
};

// Proves releases: A message of DDEX counts more than tags
/** Beside an older one and a damaged one. */
export const Message: Story = {
  tags: ['state:success'],
  play: async () => {
    await form();
    const release = `<ReleaseList><Release>
      <ReleaseId><ICPN>036000291452</ICPN></ReleaseId><DisplayTitleText>Del mensaje</DisplayTitleText>
    </Release></ReleaseList>`;
    const messages = {
      'Marea/1.xml': makeMessage('', '382'),
      'Marea/2.xml': makeMessage('<ReleaseList>'),
      'Marea/3.xml': makeMessage(`<ResourceList>${inMessage}</ResourceList>${release}`),
    };
    drop(document.body, makeArchive(messages));
    const found = await preview();
    await expect(found.getByText(/portada, mensaje DDEX 4\.3\.2, 3 archivos/)).toBeVisible();
    await expect(found.getByText(/DDEX \(3\.8\.2\): pide la 4/)).toBeVisible();
    await expect(found.getByText(/^Es un XML dañado/)).toBeVisible();
    await accept();
    const inPlace = ['Ceni (En vivo)', 'Luna (En vivo)', 'Pati (En vivo)'];
    await waitFor(async () => expect(await getTitles()).toEqual(inPlace));
    const dialog = within(await form());
    await expect(dialog.getByLabelText('Título')).toHaveValue('Del mensaje');
    await expect(dialog.getByLabelText('UPC o EAN')).toHaveValue('036000291452');
    await expect(dialog.getByLabelText('ISRC de la canción 1')).toHaveValue('ES-A01-26-00000');
  },
};

// Proves releases: A cancelled drop changes nothing
export const Cancelled: Story = {
  tags: ['no-photo'],
  args: { saved: makePreparation('rel_1') },
  play: async () => {
    await form();
    drop();
    await accept(/^Cancelar/);
    await expect(await getTitles()).toEqual(['Luna de ámbar']);
    await expect(arrived).not.toHaveBeenCalled();
    await expect(kept).not.toHaveBeenCalled();
  },
};

// Proves releases: A drop overwrites nothing unasked
/** Dropped onto the field of the sounds; the title is taken, the track that is there goes. */
export const Replaced: Story = {
  tags: ['no-photo'],
  args: {
    saved: makePreparation('rel_1', { tracks: [makePreparedTrack('rel_1-1', { title: 'Vieja' })] }),
  },
  play: async () => {
    const dialog = within(await form());
    drop(dialog.getByRole('button', { name: 'Elegir archivos' }));
    const found = await preview();
    await userEvent.click(found.getByRole('switch', { name: 'Quitar la canción que ya está' }));
    await accept();
    await waitFor(async () => expect(await getTitles()).toEqual(['Luna nueva', 'Patio', 'Ceniza']));
    await expect(dialog.getByLabelText('Título')).toHaveValue('Marea alta');
  },
};

// Proves releases: A song sent again takes its place in the order of the folder
export const OneFails: Story = {
  tags: ['state:failed'],
  play: async () => {
    failing = 1_000;
    await form();
    drop();
    await accept();
    await waitFor(async () => expect(await getTitles()).toEqual(['Patio', 'Ceniza']));
    const dialog = within(await form());
    await expect(dialog.getAllByText(/Este MP3 está dañado/)[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Reintentar el envío de «01 Luna/ }));
    await waitFor(async () => expect(await getTitles()).toEqual(['Luna nueva', 'Patio', 'Ceniza']));
  },
};

// Proves releases: The same folder twice adds no song twice
export const DroppedTwice: Story = {
  tags: ['no-photo'],
  play: async () => {
    await form();
    drop();
    await accept();
    await waitFor(async () => expect(await getTitles()).toHaveLength(3));
    drop();
    const found = await preview();
    await userEvent.click(found.getByText(/archivos que no se usan$/));
    await expect(found.getAllByText('Ya está en este lanzamiento.')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/^Rellenar con/)).toBeNull());
    await expect(await getTitles()).toHaveLength(3);
    await expect(arrived).toHaveBeenCalledTimes(3);
  },
};

// Proves releases: A sent release takes no drop
export const Sent: Story = {
  tags: ['state:disabled'],
  args: { saved: makePreparation('rel_2', { status: 'pending' }) },
  play: async () => {
    const dialog = within(await form());
    drop();
    await expect(dialog.getByText(/ya se envió o cambió en otra ventana/)).toBeVisible();
    await expect(screen.queryByText(/^Rellenar con/)).toBeNull();
  },
};

// Proves releases: What is wrong with a code is said at its field, and the draft is saved
/** Codes as they are typed, one of which another label has; and lyrics. */
export const Codes: Story = {
  tags: ['state:invalid'],
  args: {
    saved: makePreparation('rel_1', {
      upc: '036000291453',
      tracks: [
        makePreparedTrack('rel_1-1', { isrc: 'ESA012600001' }),
        makePreparedTrack('rel_1-2', { title: 'Patio', isrc: 'ESA012600001' }),
        makePreparedTrack('rel_1-3', { title: 'Ceniza' }),
      ],
      lyrics: { [makePreparedTrack('rel_1-1').sound]: '[00:01]Mar\n[00:03]adentro' },
    }),
  },
  play: async () => {
    const dialog = within(await form());
    await expect(dialog.getByText(/^La última cifra no corresponde/)).toBeVisible();
    await expect(dialog.getByLabelText('ISRC de la canción 2')).toHaveAccessibleDescription(
      /Otra canción del lanzamiento ya tiene este ISRC/,
    );
    const isrc = dialog.getByLabelText('ISRC de la canción 3');
    await userEvent.type(isrc, `${takenCode.toLowerCase()}{Tab}`);
    await expect(isrc).toHaveValue('ES-B02-26-00009');
    await waitFor(() => expect(isrc).toHaveAccessibleDescription(/Comprueba que es el tuyo/));
    await userEvent.click(dialog.getByText('Letra de la canción 1: con letra'));
    await expect(dialog.getByText('2 líneas con su tiempo:')).toBeVisible();
    await userEvent.click(dialog.getByText('Letra de la canción 3: sin letra'));
    const lyrics = dialog.getByLabelText('Letra de la canción 3');
    await userEvent.click(lyrics);
    await userEvent.paste('<tt><p>Mar</tt>');
    await expect(lyrics).toHaveAccessibleDescription(/Este archivo TTML está dañado/);
    await userEvent.clear(lyrics);
    await userEvent.paste('Sol');
    await waitFor(() => expect(JSON.stringify(kept.mock.lastCall)).toContain('"lyrics":{"'));
    await expect(JSON.stringify(kept.mock.lastCall)).not.toContain('adentro');
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
