import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildUser } from '@/entities/session/index.testing';
import { PersonHeader } from './PersonHeader';

const meta = {
  title: 'Music/People/Person header',
  component: PersonHeader,
  args: { viewer: buildUser({ subscriptionType: 'family', bio: 'Escucho discos enteros.' }) },
} satisfies Meta<typeof PersonHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')?.src).toContain(
      '/api/images/user/usr_demo-oyente',
    );
    await expect(canvas.getByRole('heading', { name: 'Lucía Ferrán' })).toBeVisible();
    await expect(canvas.getByText('Escucho discos enteros.')).toBeVisible();
    await expect(canvas.getByText('Family')).toBeVisible();
  },
};
export const NothingYet: Story = {
  tags: ['state:empty', 'state:no-image'],
  args: { viewer: buildUser({ bio: '', profileImage: null }) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    viewer: buildUser({
      displayName: 'Maximiliana Encarnación de los Dolores Fernández-Iturralde',
      bio: 'Escucho de todo, y despacio. '.repeat(17),
    }),
  },
};
