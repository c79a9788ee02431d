import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleFullTrack } from '@/shared/sample/sample-tracks.ts';
import { longName, longTitle, showFocus, showHover } from '@/shared/testing';
import { TrackCreditsDialog } from './TrackCreditsDialog';
import { TrackDetailsDialog } from './TrackDetailsDialog';

const track = {
  ...sampleFullTrack('trk_nora-quintavalle_luna-de-ambar_01'),
  playCount: 3_000_000,
  credits: {
    performers: [
      { id: 'art_1', name: 'Nora Quintavalle' },
      { id: 'art_2', name: 'Vera Solana' },
    ],
    writers: ['Ana Lobo', 'Luis Mar'],
    producers: ['Pía Ros'],
  },
};
const call = '*/api/tracks/:id';

const meta = {
  title: 'Music/Tracks/Track details',
  component: TrackDetailsDialog,
  subcomponents: { TrackCreditsDialog },
  args: { track, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'What is known about a track (details) and who made it (credits), from its menu; its page tells more.',
      do: [
        'Show at once what the list knows, and skeletons for the rest.',
        'Say «Sin datos» where nothing is known.',
      ],
      dont: [
        'Change anything here: it is for reading.',
        'Stay open when a link in it is followed.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the links and the button that closes it.' },
        { keys: 'Esc', effect: 'Closes it.' },
      ],
    },
    msw: [http.get(call, () => HttpResponse.json(track))],
  },
} satisfies Meta<typeof TrackDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function getFacts(dialog: string) {
  const opened = within(await screen.findByRole('dialog', { name: dialog }));
  await opened.findByText('Balcón Discos');
  const names = opened.getAllByRole('term').map(({ textContent }) => textContent);
  const values = opened.getAllByRole('definition').map(({ textContent }) => textContent);
  return names.map((name, index) => [name, values[index]]);
}

export const Details: Story = {
  tags: ['state:default', 'state:extreme-numbers'],
  play: async () => {
    await expect(await getFacts('Detalles de la canción')).toEqual([
      ['Título', 'Luna de ámbar'],
      ['Artista', 'Nora Quintavalle'],
      ['Álbum', 'Luna de ámbar'],
      ['Fecha de lanzamiento', '10 de marzo de 2023'],
      ['Duración', '3:11'],
      ['Género', 'Pop'],
      ['Sello', 'Balcón Discos'],
      // The visible and the spoken text.
      ['Reproducciones', '3M3.000.000'],
    ]);
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    showHover(await screen.findByRole('link', { name: 'Nora Quintavalle' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    showFocus(screen.getByRole('link', { name: 'Nora Quintavalle' }));
  },
};
/** Known facts stay; the others say that they are unknown. */
export const Failed: Story = {
  tags: ['state:failed'],
  args: { track: { ...track, id: 'trk_not-in-the-sample' } },
  parameters: { msw: [http.get(call, () => HttpResponse.error())] },
  play: async () => expect(await screen.findAllByText('Sin datos')).toHaveLength(3),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
};
export const NarrowAndLong: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { track: { ...track, title: longTitle, artist: { id: 'art_largo', name: longName } } },
  globals: { viewport: { value: 'narrow' } },
};

export const Credits: Story = {
  tags: ['state:default'],
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () => {
    await expect(await getFacts('Créditos de «Luna de ámbar»')).toEqual([
      ['Interpretación', 'Nora Quintavalle, Vera Solana'],
      ['Composición y letra', 'Ana Lobo, Luis Mar'],
      ['Producción', 'Pía Ros'],
      ['Sello', 'Balcón Discos'],
    ]);
    await expect(screen.getByRole('link', { name: 'Vera Solana' })).toHaveAttribute(
      'href',
      '/artist/art_2',
    );
  },
};
export const CreditsNarrowAndLong: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { track: { ...track, title: longTitle } },
  render: (args) => <TrackCreditsDialog {...args} />,
  globals: { viewport: { value: 'narrow' } },
};
export const CreditsLoading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
  render: (args) => <TrackCreditsDialog {...args} />,
};
export const CreditsFailed: Story = {
  tags: ['state:failed'],
  args: { track: { ...track, id: 'trk_not-in-the-sample' } },
  parameters: { msw: [http.get(call, () => HttpResponse.error())] },
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () =>
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeInTheDocument(),
};
export const CreditsUnknown: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ ...track, credits: { performers: [], writers: [], producers: [] } }),
      ),
    ],
  },
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () => {
    const facts = await getFacts('Créditos de «Luna de ámbar»');
    await expect(facts).toContainEqual(['Composición y letra', 'Sin datos']);
  },
};
export const CreditsGone: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () =>
    expect(await screen.findByText('No encontramos lo que buscas')).toBeInTheDocument(),
};
