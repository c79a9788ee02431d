import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleUserProfile } from '@/shared/sample/sample-profile.ts';
import { UserHeader } from './UserHeader';

const profile = {
  ...sampleUserProfile('usr_demo-oyente'),
  id: 'usr_mateo',
  displayName: 'Mateo Quiroga',
  bio: 'Coleccionista de vinilos rayados.',
  followers: 12,
  following: 8,
};

const meta = {
  title: 'Music/People/User header',
  component: UserHeader,
  args: { profile },
  parameters: { state: signedIn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof UserHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coleccionista de vinilos rayados.')).toBeVisible();
    const playlists = `${profile.publicPlaylists.length} playlists públicas`;
    for (const fact of [playlists, '12 seguidores', 'Sigue a 8']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
  },
};

// Proves people: Plans by name
export const EveryPlan: Story = {
  tags: ['state:variants'],
  render: () => (
    <>
      {(['premium', 'family', 'student', 'free'] as const).map((plan) => (
        <UserHeader
          key={plan}
          profile={{ ...profile, displayName: `Mateo ${plan}`, subscriptionType: plan }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const badge of ['Premium', 'Family', 'Student', 'Free']) {
      await expect(canvas.getByText(badge)).toBeVisible();
    }
  },
};

/** The server hides other users' plan and country. */
export const WithoutPlanAndCountry: Story = {
  tags: ['no-photo'],
  args: {
    profile: (({ subscriptionType: _plan, country: _country, ...rest }) => rest)(profile),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('México')).toBeNull();
    await expect(canvas.queryByText('Family')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    profile: {
      ...profile,
      displayName:
        'Maximiliano Bartolomé Evangelista de los Ríos y Fernández de Córdoba, coleccionista de discos y de tardes de domingo',
      bio: 'Escucho de todo. '.repeat(29),
    },
  },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  args: { profile: { ...profile, profileImage: null } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
