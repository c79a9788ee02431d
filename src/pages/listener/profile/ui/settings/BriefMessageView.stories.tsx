import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefMessageView } from './BriefMessageView';

const meta = {
  title: 'Music/Account/Brief message',
  component: BriefMessageView,
  args: { message: { text: 'Perfil actualizado correctamente', tone: 'success' } },
} satisfies Meta<typeof BriefMessageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { tags: ['state:default', 'state:success'] };
export const Failed: Story = {
  tags: ['state:failed'],
  args: { message: { text: 'Error al actualizar el perfil', tone: 'danger' } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    message: {
      text: 'Suscripción cancelada. Mantendrás Premium hasta el final del periodo de facturación.',
      tone: 'success',
    },
  },
};
