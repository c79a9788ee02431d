import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { PlayButton } from '@/shared/ui/play-button';
import { CollectionHeader, CollectionHeaderSkeleton } from '..';

const art = <Artwork src="/api/images/playlist/pls_ventana" seed="pls_ventana" sizes="264px" />;

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Music/Playlists/Collection header',
  component: CollectionHeader,
  parameters: { layout: 'fullscreen' },
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

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const OneWord: Story = { args: { title: 'Luz' } };
export const Round: Story = {
  args: {
    kind: <Badge tone="accent">ARTISTA VERIFICADO</Badge>,
    title: 'Vera Solana',
    artwork: <Artwork src={null} seed="art_vera" shape="round" sizes="264px" />,
  },
};
export const WithoutColour: Story = { args: { colour: undefined } };

/** The title takes at most three lines in a wide window. */
export const LongTitle: Story = {
  args: { title: longTitle },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
    await expect(heading.clientHeight).toBeLessThan(line * 3.5);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
export const LongTitleNarrow: Story = {
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

export const Loading: Story = { render: () => <CollectionHeaderSkeleton /> };
export const LoadingRound: Story = { render: () => <CollectionHeaderSkeleton shape="round" /> };

export const LoadingUnderItsTitle: Story = {
  render: ({ title }) => <CollectionHeaderSkeleton title={title} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};

/** What waits and what came take the same room. */
export const KeepsItsMeasures: Story = {
  args: { description: undefined },
  globals: { viewport: { value: 'wide' } },
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
  args: { description: undefined, title: 'Dos palabras', facts: <span>50 canciones</span> },
  globals: { viewport: { value: 'narrow' } },
};
