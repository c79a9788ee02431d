import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType, Named } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Stack } from '@/shared/ui/stack';
import { Tile } from '@/shared/ui/tile';
import { Grid } from './Grid';
import * as styles from './Grid.css';

const titles = ['Luna de ámbar', 'Patio abierto', 'Sal y viento', 'Domingo lento', 'Costa norte'];

const cards = titles.map((title) => (
  <li key={title}>
    <MediaCard
      artwork={<Artwork src={`/api/images/album/${title}`} seed={title} sizes="168px" />}
      title={title}
      to="/"
      subtitle="Para escuchar sin prisa"
    />
  </li>
));

const tiles = titles.map((title) => (
  <li key={title}>
    <Tile
      artwork={<Artwork src={`/api/images/album/${title}`} seed={title} sizes="68px" />}
      title={title}
      to="/"
    />
  </li>
));

const meta = {
  title: 'Kit/Layout/Grid',
  component: Grid,
  argTypes: { of: toArgType(styles.of) },
  args: { children: cards },
  parameters: {
    guide: {
      use: 'For cards or tiles of one kind, in as many equal columns as the place has room for.',
      do: [
        'Let it be a list, with each card in an li, so that screen readers say how many there are.',
        'Say pictures where what stands in it has no margin of its own: its columns stand further apart.',
        'Set isFlush where a heading stands above: covers and heading then stand in line.',
      ],
      dont: [
        'Fix the number of columns.',
        'Mix cards and tiles: each kind has its own least width.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:narrow'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={8}>
      <Named name="cards">
        <Grid>{cards}</Grid>
      </Named>
      <Named name="pictures">
        <Grid of="pictures">
          {titles.map((title) => (
            <li key={title}>
              <Artwork src={`/api/images/album/${title}`} seed={title} sizes="168px" />
              {title}
            </li>
          ))}
        </Grid>
      </Named>
      <Named name="tiles">
        <Grid of="tiles">{tiles}</Grid>
      </Named>
    </Stack>
  ),
};
