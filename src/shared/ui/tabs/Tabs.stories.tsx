import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs';

type View = 'summary' | 'settings' | 'history';

const tabs = [
  { value: 'summary', label: 'Resumen', content: 'Lo que escuchaste esta semana.' },
  { value: 'settings', label: 'Configuración', content: 'Tu cuenta y tus preferencias.' },
  { value: 'history', label: 'Historial', content: 'Todo lo que sonó.' },
] as const;

function ProfileTabs() {
  const [value, setValue] = useState<View>('summary');
  return <Tabs<View> label="Perfil" value={value} onValueChange={setValue} tabs={tabs} />;
}

const meta = {
  title: 'shared/ui/Tabs',
  component: Tabs,
  args: { label: 'Perfil', value: 'summary', onValueChange: () => {}, tabs },
  render: () => <ProfileTabs />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    tabs: ['Información de la cuenta', 'Privacidad y actividad', 'Notificaciones', 'Seguridad'].map(
      (label) => ({ value: label, label, content: label }),
    ),
    value: 'Notificaciones',
  },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Tabs {...args} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Resumen' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Configuración' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Tu cuenta y tus preferencias.');
  },
};
