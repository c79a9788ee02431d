import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { PlayButton } from '@/shared/ui/play-button';
import { CollectionHeader, CollectionHeaderSkeleton } from '..';

const art = <Artwork src="/api/images/playlist/pls_ventana" seed="pls_ventana" sizes="264px" />;

const meta = {
  title: 'Music/Playlists/Collection header',
  component: CollectionHeader,
  subcomponents: { CollectionHeaderSkeleton },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The head of the page of a playlist, an album, an artist or a person, and its skeleton while it loads.',
      do: [
        'Give the colour of the art: the header dims or lightens it until the words can be read.',
        'Begin the actions with the play button.',
        'Show the skeleton under the title where the title is known.',
      ],
      dont: [
        'Put another h1 on the page.',
        'Set dots between the facts: it does.',
        'Give more than five facts: they wrap.',
      ],
      keyboard: [{ keys: 'Tab', effect: 'Goes through the links of the facts, then the actions.' }],
    },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, minBlockSize: 480 }}>
        <Story />
      </main>
    ),
  ],
  args: {
    kind: 'Playlist',
    title: 'Ventana abierta',
    artwork: art,
    colour: '#b53a4c',
    description: 'Boleros, cumbias lentas y canciones de madrugada.',
    facts: (
      <>
        <a href="/user/usr_1">Lucía Ferrán</a>
        <span>50 canciones</span>
        <span>3 h 12 min</span>
      </>
    ),
    actions: (
      <>
        <PlayButton label="Reproducir Ventana abierta" isPlaying={false} size="large" />
        <Button variant="outline">Seguir</Button>
      </>
    ),
  },
} satisfies Meta<typeof CollectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ventana abierta' })).toBeVisible();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: ['a', 'button'] } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lucía Ferrán' })).toHaveFocus();
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    facts: (
      <>
        <a href="/user/usr_1">Lucía Ferrán</a>
        <span>3.000.000 de seguidores</span>
        <span>10.000 canciones</span>
        <span>99 h 59 min</span>
      </>
    ),
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const OneWord: Story = {
  tags: ['state:variants'],
  args: { title: 'Luz' },
};
export const Round: Story = {
  tags: ['state:variants', 'state:no-image'],
  args: {
    kind: <Badge tone="accent">ARTISTA VERIFICADO</Badge>,
    title: 'Vera Solana',
    artwork: <Artwork src={null} seed="art_vera" shape="round" sizes="264px" />,
  },
};
export const WithoutColour: Story = { args: { colour: undefined } };

/** At most three lines in a wide window. */
export const LongTitle: Story = {
  tags: ['state:long-text'],
  args: { title: longTitle },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
    await expect(heading.clientHeight).toBeLessThan(line * 3.5);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
export const LongTitleNarrow: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { title: longTitle },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
export const OneEndlessWord: Story = {
  args: { title: 'Paranomasiaininterrumpida'.repeat(4) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const Colours: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {['#ffffff', '#000000', '#ffe100', '#00b7ff', '#c9302b', '#7f8f2c'].map((colour) => (
        <div key={colour} style={{ position: 'relative', isolation: 'isolate', overflow: 'clip' }}>
          <CollectionHeader {...args} title={colour} colour={colour} />
        </div>
      ))}
    </div>
  ),
};

export const Loading: Story = {
  tags: ['state:default', 'state:loading'],
  render: () => <CollectionHeaderSkeleton />,
};
export const LoadingRound: Story = {
  tags: ['state:loading', 'state:variants'],
  render: () => <CollectionHeaderSkeleton shape="round" />,
};

export const LoadingUnderALongTitle: Story = {
  tags: ['state:loading', 'state:long-text', 'state:narrow'],
  render: () => <CollectionHeaderSkeleton title={longTitle} />,
  globals: { viewport: { value: 'narrow' } },
};

export const LoadingUnderItsTitle: Story = {
  tags: ['state:loading'],
  render: ({ title }) => <CollectionHeaderSkeleton title={title} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};

// Proves failures: Skeletons keep the measures
/** Skeleton and content have the same size. */
export const KeepsItsMeasures: Story = {
  tags: ['no-photo'],
  args: { description: undefined },
  globals: { viewport: { value: 'medium' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 120 }}>
      <div data-testid="loading">
        <CollectionHeaderSkeleton />
      </div>
      <div data-testid="ready">
        <CollectionHeader {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading').clientHeight).toBe(
      canvas.getByTestId('ready').clientHeight,
    );
  },
};

export const KeepsItsMeasuresNarrow: Story = {
  ...KeepsItsMeasures,
  tags: ['no-photo'],
  args: { description: undefined, title: 'Dos palabras', facts: <span>50 canciones</span> },
  globals: { viewport: { value: 'narrow' } },
};
