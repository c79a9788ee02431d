import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Artwork } from '@/shared/ui/artwork';
import { Inline, Stack } from '@/shared/ui/stack';
import { PlayButton } from '@/shared/ui/play-button';
import { MediaCard, MediaCardSkeleton } from '.';

const play = fn();

const meta = {
  title: 'Kit/Content/Media card',
  component: MediaCard,
  args: {
    artwork: <Artwork src="/api/images/playlist/pls_noche" seed="pls_noche" sizes="200px" />,
    title: 'Noches de patio',
    to: '/playlist/pls_noche',
    subtitle: 'Boleros y cumbias lentas para quedarse conversando',
    action: <PlayButton label="Reproducir Noches de patio" isPlaying={false} onClick={play} />,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Drawn: Story = {
  args: { artwork: <Artwork src={null} seed="pls_patio" sizes="200px" /> },
};
export const Person: Story = {
  args: {
    artwork: (
      <Artwork src="/api/images/artist/art_alma" seed="art_alma" shape="round" sizes="200px" />
    ),
    title: 'Alma Ribera',
    to: '/artist/art_alma',
    subtitle: 'Artista',
  },
};
export const LongText: Story = {
  args: {
    title: 'Canciones para volver caminando cuando ya no pasa ningún tren',
    subtitle:
      'Una selección larguísima, con una descripción que tampoco termina nunca de explicar lo que contiene',
  },
};
export const Playing: Story = {
  args: { action: <PlayButton label="Pausar Noches de patio" isPlaying /> },
};
export const Loading: Story = {
  render: () => (
    <Inline align="start">
      <div style={{ inlineSize: 200, flexShrink: 0 }}>
        <MediaCardSkeleton />
      </div>
    </Inline>
  ),
};

/** What waits and what came take the same room. */
export const KeepsItsMeasures: Story = {
  render: (args) => (
    <Stack>
      <div data-testid="ready">
        <MediaCard {...args} />
      </div>
      <div data-testid="loading">
        <MediaCardSkeleton lines={2} />
      </div>
      <div data-testid="ready-short">
        <MediaCard {...args} subtitle="Artista" />
      </div>
      <div data-testid="loading-short">
        <MediaCardSkeleton />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heightOf = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(heightOf('loading')).toBeCloseTo(heightOf('ready'), 0);
    await expect(heightOf('loading-short')).toBeCloseTo(heightOf('ready-short'), 0);
  },
};

export const PlaysFromTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Reproducir Noches de patio' });
    await expect(canvas.getByRole('link', { name: 'Noches de patio' })).toHaveAttribute(
      'href',
      '/playlist/pls_noche',
    );
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveBeenCalled();
  },
};
