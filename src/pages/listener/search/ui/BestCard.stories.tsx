import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { queuedTracks } from '@/entities/playback/index.testing';
import { longTitle, typed } from '@/shared/testing';
import { BestCard } from './BestCard';

const meta = {
  title: 'Music/Tracks/Best result',
  component: BestCard,
  argTypes: { play: typed('{ tracks: Track[]; source: string }') },
  args: {
    picture: { src: '/api/images/playlist/pls_ventana', seed: 'pls_ventana' },
    title: 'Ventana abierta',
    subtitle: 'Playlist de 50 canciones',
    to: '/playlist/pls_ventana',
    play: { tracks: queuedTracks, source: 'playlist:pls_ventana' },
  },
  parameters: {
    guide: {
      use: 'The first of the search results: what somebody most likely looked for.',
      do: ['Say below its name what it is and whose.'],
      dont: ['Show two of them: the rest stands in lists.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches its page, then its play button.' },
        { keys: 'Enter', effect: 'Opens the page, or plays.' },
      ],
    },
  },
} satisfies Meta<typeof BestCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveAttribute(
      'href',
      '/playlist/pls_ventana',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    await expect(
      await canvas.findByRole('button', { name: 'Pausar Ventana abierta' }),
    ).toBeVisible();
  },
};
export const Person: Story = {
  tags: ['state:variants'],
  args: {
    picture: { src: '/api/images/artist/art_vera', seed: 'art_vera', shape: 'round' },
    title: 'Vera Solana',
    subtitle: 'Artista',
    to: '/artist/art_vera',
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  args: { picture: { src: null, seed: 'pls_ventana' } },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { title: longTitle, subtitle: longTitle },
};
