import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Artwork } from '@/shared/ui/artwork';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { FullScreenDialog } from './FullScreenDialog';

const meta = {
  title: 'Kit/Overlays/Full screen dialog',
  component: FullScreenDialog,
  args: {
    onClose: fn(),
    title: 'Noches de patio',
    closeLabel: 'Cerrar el reproductor',
    children: (
      <Stack gap={4} style={{ padding: '80px 24px 24px' }}>
        <Artwork src={null} seed="alb_luna" sizes="342px" />
        <Heading level={2} size="title">
          Luna de ámbar
        </Heading>
        <Text tone="muted">Vera Solana</Text>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'For one thing that takes the whole of a phone, like the player or the queue; on a wide screen the same content stands beside the page.',
      do: [
        'Open it from the small form of the same thing, which the chevron leads back to.',
        'Name in the title where the content comes from.',
      ],
      dont: ['Show it in a wide window.', 'Put a second way to close it into the content.'],
      keyboard: [
        { keys: 'Tab, Shift + Tab', effect: 'Moves inside it, from its end to its start.' },
        { keys: 'Escape', effect: 'Closes it and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof FullScreenDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const chevron = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar el reproductor' });

export const Default: Story = { tags: ['state:default', 'state:narrow'] };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: '[role="dialog"] button', rootSelector: 'body' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: '[role="dialog"] button', rootSelector: 'body' } },
  play: async ({ args }) => {
    const button = await chevron();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { title: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
};

export const ClosesWithTheChevron: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await userEvent.click(await chevron());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
