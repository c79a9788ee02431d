import type { Meta, StoryObj } from '@storybook/react-vite';
import { findsText } from '@/shared/testing';
import { Facts } from './Facts';

const meta = {
  title: 'Kit/Content/Facts',
  component: Facts,
  args: { facts: ['184,2K seguidores', '32 canciones', 'Prioridad 1'], size: 'small' },
  parameters: {
    guide: {
      use: 'For what is to be known of something in a few words each, in the line below its name.',
      do: ['Begin with what is asked for most.'],
      dont: ['Write the points by hand: they would begin or end a line.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('32 canciones') };

const long = [
  'Actualizada el año pasado',
  'Creada por La Redacción de las playlists de madrugada',
  'Prioridad 1',
];

export const LongText: Story = { tags: ['state:long-text', 'state:narrow'], args: { facts: long } };
