import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, longName, longTitle } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { SponsoredLook } from './SponsoredLook';

const meta = {
  title: 'Work/Promotion/Sponsored look (patrocinado)',
  component: SponsoredLook,
  argTypes: { looks: toArgType(['card', 'line']), level: toArgType([2, 3]) },
  args: {
    trackId: 'trk_luna',
    coverImage: null,
    title: 'Luna de ámbar',
    artist: 'Nora Quintavalle',
    copy: 'La canción de la gira, antes que en ningún sitio.',
    looks: 'card',
  },
  parameters: {
    guide: {
      use: 'For a track that its artist pays for, where listeners meet it and where its artist writes it.',
      do: ['Leave the mark where it is: it says that somebody paid.'],
      dont: ['Let anything in it move or sound by itself.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof SponsoredLook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:no-image', 'state:narrow'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Luna de ámbar' });
    await expect(card).toHaveTextContent('La canción de la gira');
  },
};
export const Line: Story = {
  tags: ['state:variants'],
  args: { looks: 'line', level: 3, children: <Button size="small">Escuchar</Button> },
};
export const WithoutWords: Story = { tags: ['state:empty'], args: { copy: '' } };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { title: longTitle, artist: longName, copy: `${longTitle} `.repeat(2) },
};
