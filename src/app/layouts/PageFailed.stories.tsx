import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageFailed } from './PageFailed';

const meta = {
  title: 'Music/Shell/Page failed',
  component: PageFailed,
  args: { onRetry: fn() },
  parameters: {
    guide: {
      use: "Where a page broke or its code did not arrive; a page whose data failed takes the kit's Query view.",
      do: ['Leave the shell and the music as they are.'],
      dont: ['Tell what broke: a person cannot mend it.', 'Load the whole application anew.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Asks for the page again.' }],
    },
  },
} satisfies Meta<typeof PageFailed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:failed', 'state:narrow'] };
export const AsksAgain: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const AsksAgainWhenTheNetworkIsBack: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
  },
};
