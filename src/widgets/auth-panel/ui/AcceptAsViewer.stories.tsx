import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { findsRole } from '@/shared/testing';
import { Notice } from '@/shared/ui/notice';
import { AcceptAsViewer } from './AcceptAsViewer';

const meta = {
  title: 'Music/Account/Accept an invitation',
  component: AcceptAsViewer,
  args: { label: 'Colaborar', isPending: false, failure: '', onAccept: fn() },
  parameters: {
    guide: {
      use: 'In the Auth panel of a page that a link of invitation opens.',
      do: ['Say below the account what accepting changes for it.'],
      dont: ['Offer it where the invitation cannot be accepted: say why instead.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes to the button, or to both ways in.' }],
    },
  },
} satisfies Meta<typeof AcceptAsViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
  tags: ['state:default', 'state:listener'],
  parameters: { state: signedIn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colaborar' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  play: findsRole('link', { name: 'Iniciar sesión' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { state: signedIn() },
  args: {
    failure: 'No pudimos unirte. Inténtalo de nuevo.',
    children: <Notice>Tu plan sigue.</Notice>,
  },
  play: findsRole('alert'),
};
export const Pending: Story = {
  tags: ['state:pending', 'state:narrow'],
  parameters: { state: signedIn() },
  args: { isPending: true },
  globals: { viewport: { value: 'narrow' } },
};
