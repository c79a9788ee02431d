import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { DockedPanel } from './index';

const meta = {
  title: 'Kit/Overlays/Docked panel',
  component: DockedPanel,
  args: {
    title: 'Cola',
    closeLabel: 'Cerrar la cola',
    onClose: fn(),
    children: <Text>Luna de ámbar</Text>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'For what accompanies the whole content, such as the queue; details of one thing are a Side panel.',
      do: ['Open and close it from one button, which says whether it is open.'],
      dont: ['Show two at once: they take the same place.'],
      keyboard: [{ keys: 'Escape', effect: 'Closes it and gives the focus back.' }],
    },
  },
} satisfies Meta<typeof DockedPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const LongText: Story = { tags: ['state:long-text'], args: { title: longTitle } };

function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>Abrir</Button>
      {isOpen && <DockedPanel {...meta.args} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The content beside it stays usable. */
export const Closed: Story = {
  tags: ['state:closed'],
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    const panel = canvas.getByRole('region', { name: 'Cola' });
    await expect(opener).toHaveFocus();
    within(panel).getByRole('button', { name: 'Cerrar la cola' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
};
