import { Disc3, FileArchive } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longName, longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { BellLook, MessageText } from './BellLook';

const press = fn();

const meta = {
  title: 'Music/Shell/Bell entry (notificación)',
  component: BellLook,
  subcomponents: { MessageText },
  argTypes: { artist: typed('{ id, name, image } | undefined') },
  args: {
    title: 'Sale hoy «Carta sin sello»',
    artist: { id: 'art_nora', name: 'Nora Quintavalle', image: null },
    at: '2026-11-19T18:00:00.000Z',
    isRead: false,
    icon: <Disc3 size={20} />,
    isOpen: true,
    children: <MessageText>Un vals para el final del verano.</MessageText>,
  },
  decorators: [(Story) => <CardGrid least="wide">{Story()}</CardGrid>],
  parameters: {
    guide: {
      use: 'For an entry of the bell, there and where an artist writes one.',
      do: ['Give it what a press does, where it can be closed.'],
      dont: ['Use it outside of a list.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens it, or closes it.' }],
    },
  },
} satisfies Meta<typeof BellLook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:open', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un vals para el final del verano.')).toBeVisible();
    await expect(canvas.getByText('Nora Quintavalle · hace 2 horas')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Closed: Story = {
  tags: ['state:closed'],
  args: { isOpen: false, onPress: press },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(press).toHaveBeenCalled();
  },
};
/** Entries of the service have an icon instead of a picture. */
export const OfService: Story = {
  tags: ['state:variants'],
  args: { artist: undefined, icon: <FileArchive size={20} />, isRead: true },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    title: longTitle,
    artist: { id: 'art_nora', name: longName, image: null },
    children: <MessageText>{longTitle}</MessageText>,
  },
};
