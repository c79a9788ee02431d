import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { UnsavedEdit } from './UnsavedEdit';

const left = fn();

const meta = {
  title: 'Work/Promotion/Unsaved edit',
  component: UnsavedEdit,
  args: { isChanged: true },
  render: (args) => (
    <>
      <Button onClick={() => leaveBy(left)}>Cerrar</Button>
      <UnsavedEdit {...args} />
    </>
  ),
  beforeEach: () => {
    left.mockClear();
  },
  parameters: {
    guide: {
      use: 'In the form of what a promotion tool made and somebody edits.',
      do: ['Close the form by leaveBy, which asks while something is changed.'],
      dont: ['Ask before a new one is left: what was typed is there again.'],
      keyboard: [{ keys: 'Escape', effect: 'Goes on with the form.' }],
    },
  },
} satisfies Meta<typeof UnsavedEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    await userEvent.click(close);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(close);
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  },
};
