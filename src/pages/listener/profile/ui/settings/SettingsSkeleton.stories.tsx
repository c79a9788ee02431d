import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import { toArgType } from '@/shared/testing';
import { PasswordSettings } from './PasswordSettings';
import { ProfileSettings } from './ProfileSettings';
import { NotificationSettings, SettingsPanel } from './SettingsPanel';
import { SettingsSkeleton } from './SettingsSkeleton';
import { settingsTabs } from '../../model/profile-tab';

const viewer = buildUser({ bio: '' });

const meta = {
  title: 'Music/Account/Settings skeleton',
  component: SettingsSkeleton,
  argTypes: { tab: toArgType(settingsTabs) },
  tags: ['state:loading'],
  args: { viewer },
  parameters: {
    state: signedIn(),
    msw: [
      http.get('*/api/user/preferences', () => HttpResponse.json(defaultPreferences)),
      http.get('*/api/user/data-export', () => HttpResponse.json({ export: null })),
    ],
  },
} satisfies Meta<typeof SettingsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above the panel it stands for: nothing below may move when that arrives. */
const besideItsPanel: Omit<Story, 'args'> = {
  render: (args) => (
    <>
      <div data-testid="skeleton">
        <SettingsSkeleton {...args} />
      </div>
      <div data-testid="panel">
        <SettingsPanel {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Guardar|Cambiar contraseña)/ });
    const getHeight = (part: string) => canvas.getByTestId(part).getBoundingClientRect().height;
    await expect(Math.abs(getHeight('skeleton') - getHeight('panel'))).toBeLessThan(2);
  },
};
const narrow = { viewport: { value: 'narrow' } };

/** Where the first card has the measures of the skeleton, since later cards move nothing. */
const besideFirstCard = (Card: typeof PasswordSettings): Omit<Story, 'args'> => ({
  ...besideItsPanel,
  render: (args) => (
    <>
      <div data-testid="skeleton">
        <SettingsSkeleton {...args} />
      </div>
      <div data-testid="panel">
        <Card viewer={args.viewer} />
      </div>
    </>
  ),
});

export const Profile: Story = {
  ...besideFirstCard(ProfileSettings),
  tags: ['state:default'],
  args: { tab: 'profile' },
};
export const ProfileNarrow: Story = { ...Profile, tags: ['state:narrow'], globals: narrow };
export const Security: Story = { ...besideFirstCard(PasswordSettings), args: { tab: 'security' } };
export const SecurityNarrow: Story = { ...Security, tags: ['state:narrow'], globals: narrow };
export const Privacy: Story = { ...besideItsPanel, args: { tab: 'privacy' } };
export const PrivacyNarrow: Story = { ...Privacy, tags: ['state:narrow'], globals: narrow };
export const Notifications: Story = {
  ...besideFirstCard(NotificationSettings),
  args: { tab: 'notifications' },
};
export const Subscription: Story = { args: { tab: 'subscription' } };
