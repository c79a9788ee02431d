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
  subcomponents: { MediaCardSkeleton },
  args: {
    artwork: <Artwork src="/api/images/playlist/pls_noche" seed="pls_noche" sizes="200px" />,
    title: 'Noches de patio',
    to: '/playlist/pls_noche',
    subtitle: 'Boleros y cumbias lentas para quedarse conversando',
    action: <PlayButton label="Reproducir Noches de patio" isPlaying={false} onClick={play} />,
  },
  parameters: {
    guide: {
      use: 'For a thing with a picture in a Grid or a shelf: an album, a playlist, an artist. A compact shortcut is a Tile.',
      do: [
        'Take a round picture for people.',
        'Let the grid or the shelf give it its width.',
        'Show the skeleton, of as many lines as most cards of its kind have, while the data come.',
      ],
      dont: [
        'Show people in a square: that is how music looks.',
        'Put links among its words: the whole card is one link.',
        'Rely on the button that rises under the pointer: the screen that it opens has one too.',
      ],
      // Drawn by the card: a page shows them before art loads.
      pictures: {
        do: () => (
          <div style={{ inlineSize: 168 }}>
            <MediaCard
              artwork={<Artwork src={null} seed="art_alma" shape="round" sizes="168px" />}
              title="Alma Ribera"
              to="/artist/art_alma"
              subtitle="Artista"
            />
          </div>
        ),
        dont: () => (
          <div style={{ inlineSize: 168 }}>
            <MediaCard
              artwork={<Artwork src={null} seed="art_alma" sizes="168px" />}
              title="Alma Ribera"
              to="/artist/art_alma"
              subtitle="Artista"
            />
          </div>
        ),
      },
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the play button, which then shows, then the card.' },
        { keys: 'Enter', effect: 'Opens the screen, or plays.' },
        { keys: 'Space', effect: 'On the play button: plays or pauses.' },
      ],
    },
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

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
};
export const Selected: Story = {
  tags: ['state:selected'],
  args: { action: <PlayButton label="Pausar Noches de patio" isPlaying /> },
};
export const Drawn: Story = {
  tags: ['state:no-image'],
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
  tags: ['state:long-text'],
  args: {
    title: 'Canciones para volver caminando cuando ya no pasa ningún tren',
    subtitle:
      'Una selección larguísima, con una descripción que tampoco termina nunca de explicar lo que contiene',
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  render: () => (
    <Inline align="start">
      <div style={{ inlineSize: 200, flexShrink: 0 }}>
        <MediaCardSkeleton />
      </div>
      <div style={{ inlineSize: 200, flexShrink: 0 }}>
        <MediaCardSkeleton shape="round" lines={2} />
      </div>
    </Inline>
  ),
};

/** Skeleton and content have the same size. */
export const KeepsItsMeasures: Story = {
  tags: ['no-photo'],
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
    const getHeight = (name: string) => canvas.getByTestId(name).getBoundingClientRect().height;
    await expect(getHeight('loading')).toBeCloseTo(getHeight('ready'), 0);
    await expect(getHeight('loading-short')).toBeCloseTo(getHeight('ready-short'), 0);
  },
};

export const PlaysFromTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    play.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Reproducir Noches de patio' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(play).toHaveBeenCalledOnce();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Noches de patio' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/playlist/pls_noche');
  },
};
