import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { CodeForm } from './CodeForm';

const path = '*/api/auth/register/code';

const meta = {
  title: 'Music/Account/Registration code',
  component: CodeForm,
  args: { registration: 'abc', minutes: 15, onBack: fn() },
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
} satisfies Meta<typeof CodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Son seis cifras. Vale 15 minutos.')).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const TooShort: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '12');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByText('El código tiene seis cifras')).toBeVisible();
  },
};
// Proves account: The screen of the code
export const Wrong: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json(
            { code: 'invalid', error: 'Ese código no es correcto o ya caducó.' },
            { status: 400 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByText('Ese código no es correcto o ya caducó.')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(
      await canvas.findByText('Error al crear la cuenta. Inténtalo de nuevo.'),
    ).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByRole('button', { name: 'Creando cuenta...' })).toBeVisible();
  },
};
