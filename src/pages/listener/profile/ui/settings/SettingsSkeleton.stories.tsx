import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import { toArgType } from '@/shared/testing';
import { PasswordSettings } from './PasswordSettings';
import { SettingsPanel } from './SettingsPanel';
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

export const Profile: Story = {
  ...besideItsPanel,
  tags: ['state:default'],
  args: { tab: 'profile' },
};
export const ProfileNarrow: Story = { ...Profile, tags: ['state:narrow'], globals: narrow };
/** Its first card has the password card's measures; later cards move nothing. */
export const Security: Story = {
  ...besideItsPanel,
  args: { tab: 'security' },
  render: (args) => (
    <>
      <div data-testid="skeleton">
        <SettingsSkeleton {...args} />
      </div>
      <div data-testid="panel">
        <PasswordSettings viewer={args.viewer} />
      </div>
    </>
  ),
};
export const SecurityNarrow: Story = { ...Security, tags: ['state:narrow'], globals: narrow };
export const Privacy: Story = { ...besideItsPanel, args: { tab: 'privacy' } };
export const PrivacyNarrow: Story = { ...Privacy, tags: ['state:narrow'], globals: narrow };
export const Notifications: Story = { ...besideItsPanel, args: { tab: 'notifications' } };
export const Subscription: Story = { args: { tab: 'subscription' } };
