import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { sampleTrackPage } from '@/shared/sample/answers.ts';
import { TrackCreditsDialog, TrackDetailsDialog } from '..';

const track = {
  ...sampleTrackPage('trk_nora-quintavalle_luna-de-ambar_01'),
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
  args: { track, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    msw: [http.get(call, () => HttpResponse.json(track))],
  },
} satisfies Meta<typeof TrackDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every name with what stands beside it. */
async function factsOf(dialog: string) {
  const opened = within(await screen.findByRole('dialog', { name: dialog }));
  await opened.findByText('Balcón Discos');
  const names = opened.getAllByRole('term').map(({ textContent }) => textContent);
  const values = opened.getAllByRole('definition').map(({ textContent }) => textContent);
  return names.map((name, index) => [name, values[index]]);
}

export const Details: Story = {
  play: async () => {
    await expect(await factsOf('Detalles de la canción')).toEqual([
      ['Título', 'Luna de ámbar'],
      ['Artista', 'Nora Quintavalle'],
      ['Álbum', 'Luna de ámbar'],
      ['Fecha de lanzamiento', '10 de marzo de 2023'],
      ['Duración', '3:11'],
      ['Género', 'Pop'],
      ['Sello', 'Balcón Discos'],
      ['Reproducciones', '3.000.000'],
    ]);
  },
};
export const Loading: Story = { parameters: { msw: [http.get(call, () => delay('infinite'))] } };
export const NarrowAndLong: Story = {
  args: { track: { ...track, title: 'Paranomasia ininterrumpida '.repeat(5) } },
  globals: { viewport: { value: 'narrow' } },
};

export const Credits: Story = {
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () => {
    await expect(await factsOf('Créditos de «Luna de ámbar»')).toEqual([
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
export const CreditsUnknown: Story = {
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ ...track, credits: { performers: [], writers: [], producers: [] } }),
      ),
    ],
  },
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () => {
    const facts = await factsOf('Créditos de «Luna de ámbar»');
    await expect(facts).toContainEqual(['Composición y letra', 'Sin datos']);
  },
};
export const CreditsGone: Story = {
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  render: (args) => <TrackCreditsDialog {...args} />,
  play: async () => {
    await expect(await screen.findByText('No encontramos lo que buscas')).toBeInTheDocument();
  },
};
