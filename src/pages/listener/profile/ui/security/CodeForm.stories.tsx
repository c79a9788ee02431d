import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findsText, typed } from '@/shared/testing';
import { CodeForm } from './CodeForm';

const wrong = 'El código no es correcto o ya se usó.';

const meta = {
  title: 'Music/Account/Code',
  component: CodeForm,
  argTypes: { error: typed('Problem') },
  args: {
    action: 'Activar',
    hint: 'Los seis números que muestra tu aplicación.',
    error: undefined,
    isPending: false,
    onSend: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Activar' }));
    await expect(args.onSend).toHaveBeenCalledWith('123 456');
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activar' }));
    await expect(await canvas.findByText('Escribe el código')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { tags: ['state:pending'], args: { isPending: true } };
export const Wrong: Story = {
  tags: ['state:failed'],
  args: { error: { kind: 'invalid', message: wrong } },
  play: findsText(wrong),
};
