import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findsRole, longTitle } from '@/shared/testing';
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
  parameters: {
    guide: {
      use: 'The column of every page on which a person signs in, registers or finds their password again.',
      do: [
        'Greet in the title and say in one sentence what the page is for.',
        'End with the way to the other page.',
      ],
      dont: [
        'Put more than one form into it.',
        'Offer the social buttons where another way in is beside the point.',
      ],
      keyboard: [
        {
          keys: 'Tab',
          effect: 'Goes through the form, then the social buttons, then the way out.',
        },
      ],
    },
  },
} satisfies Meta<typeof AuthPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DemoMode: Story = {
  tags: ['state:default', 'state:visitor'],
  play: findsRole('button', { name: 'Continuar con Google' }),
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Iniciar sesión' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { title: longTitle, intro: longTitle },
  globals: { viewport: { value: 'narrow' } },
};
export const WithoutDemoMode: Story = {
  tags: ['state:variants'],
  beforeEach: () => {
    document.documentElement.dataset['demo'] = 'off';
    return () => {
      document.documentElement.dataset['demo'] = 'on';
    };
  },
};
