import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleNotice } from './SampleNotice';

const meta = {
  title: 'Music/Shell/Sample notice',
  component: SampleNotice,
  parameters: { state: { sampleNotice: { endpoints: ['featuredPlaylists'], isDismissed: false } } },
} satisfies Meta<typeof SampleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar aviso' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
