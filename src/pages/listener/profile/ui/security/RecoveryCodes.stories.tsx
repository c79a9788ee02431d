import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { typed } from '@/shared/testing';
import { RecoveryCodes } from './RecoveryCodes';

const codes = Array.from({ length: 10 }, (_, index) => `mzxw-6ytb-oi3d-gm2q-nbsw-y3d${index}`);

const meta = {
  title: 'Music/Account/Recovery codes',
  component: RecoveryCodes,
  argTypes: { codes: typed('readonly string[]') },
  args: { codes, onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Ya los guardé' }));
    await expect(args.onDone).toHaveBeenCalled();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
