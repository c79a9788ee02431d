import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType } from '@/shared/testing';
import { settingsTabs } from '../../model/profile-tab';
import { UnprovenEmail } from './UnprovenEmail';

const meta = {
  title: 'Music/Account/Unproven email',
  component: UnprovenEmail,
  argTypes: { tab: toArgType(settingsTabs) },
  args: { tab: 'profile' },
} satisfies Meta<typeof UnprovenEmail>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves account: The settings remind
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confirmarlo' })).toHaveAttribute(
      'href',
      '/profile?tab=security',
    );
  },
};
export const InSecurity: Story = { tags: ['state:variants'], args: { tab: 'security' } };
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
