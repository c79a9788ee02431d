import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
        <Artwork src="/api/images/album/alb_luna" seed="alb_luna" sizes="342px" />
        <Heading level={2} size="title">
          Luna de ámbar
        </Heading>
        <Text tone="muted">Vera Solana</Text>
        <input type="range" aria-label="Progreso" defaultValue={40} />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'For one thing that takes the whole window: the player anywhere, and on a phone the queue too, which stands beside the page where there is room.',
      do: [
        'Open it from the small form of the same thing, which the chevron leads back to.',
        'Name in the title where the content comes from.',
        'Let a finger swipe it down, beside the chevron and Escape.',
      ],
      dont: [
        'Stretch the column of a phone in a wide window: give the content a layout of its own there.',
        'Put a second way to close it into the content.',
      ],
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

/** A part inside closes first, such as the player's queue. */
export const EscapeClosesAPartFirst: Story = {
  tags: ['no-photo'],
  args: { onEscape: fn() },
  play: async ({ args }) => {
    const button = await chevron();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Returns the dialog's transform just before the finger is lifted. */
async function swipe(target: Element, from: number, to: number) {
  const at = (clientY: number) => ({
    clientX: 120,
    clientY,
    pointerType: 'touch',
    isPrimary: true,
  });
  await fireEvent.pointerDown(target, at(from));
  for (const part of [0.3, 0.6, 1])
    await fireEvent.pointerMove(target, at(from + (to - from) * part));
  const { transform } = screen.getByRole('dialog').style;
  await fireEvent.pointerUp(target, at(to));
  return transform;
}

export const SwipedDown: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await chevron();
    await expect(await swipe(screen.getByText('Vera Solana'), 100, 500)).toBe('translateY(400px)');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SwipedUp: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await chevron();
    await expect(await swipe(screen.getByText('Vera Solana'), 500, 100)).toBe('');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SliderKeepsItsGesture: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await chevron();
    await expect(await swipe(screen.getByRole('slider'), 100, 500)).toBe('');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const GivenUp: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await chevron();
    const text = screen.getByText('Vera Solana');
    const at = (clientY: number) => ({
      clientX: 9,
      clientY,
      pointerType: 'touch',
      isPrimary: true,
    });
    await fireEvent.pointerDown(text, at(100));
    await fireEvent.pointerMove(text, at(140));
    await expect(screen.getByRole('dialog').style.transform).toBe('translateY(40px)');
    await fireEvent.pointerCancel(text, at(140));
    await expect(screen.getByRole('dialog').style.transform).toBe('');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
