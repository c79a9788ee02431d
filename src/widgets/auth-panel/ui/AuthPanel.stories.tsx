import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/shared/ui/button';
import { AuthPanel } from './AuthPanel';

const meta = {
  title: 'Music/Account/Auth panel',
  component: AuthPanel,
  args: {
    title: 'Hola de nuevo',
    intro: 'Entra y la música sigue donde la dejaste.',
    children: <Button variant="solid">Iniciar sesión</Button>,
    footer: '¿Todavía no tienes cuenta?',
  },
} satisfies Meta<typeof AuthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DemoMode: Story = {};
export const WithoutDemoMode: Story = {
  beforeEach: () => {
    document.documentElement.dataset['demo'] = 'off';
    return () => {
      document.documentElement.dataset['demo'] = 'on';
    };
  },
};
