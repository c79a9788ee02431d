import type { Meta, StoryObj } from '@storybook/react-vite';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Grid } from './Grid';

const meta = { title: 'Kit/Layout/Grid', component: Grid } satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = ['Luna de ámbar', 'Patio abierto', 'Sal y viento', 'Domingo lento', 'Costa norte'];

export const Default: Story = {
  args: {
    children: titles.map((title) => (
      <li key={title}>
        <MediaCard
          artwork={<Artwork src={null} seed={title} sizes="168px" />}
          title={title}
          to="/"
          subtitle="Para escuchar sin prisa"
        />
      </li>
    )),
  },
};
