import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, type userEvent as UserEvent, type within, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { ChangeEmailForm } from './ChangeEmailForm';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'click'>;

const path = '*/api/user/email';
const answered = http.put(path, () => new HttpResponse(null, { status: 204 }));

async function submit(canvas: Canvas, user: User) {
  await user.type(canvas.getByLabelText('Nuevo email'), 'nueva@correo.example');
  await user.type(canvas.getByLabelText('Tu contraseña'), 'tres tigres');
  await user.click(canvas.getByRole('button', { name: 'Enviar enlace al nuevo email' }));
}

const meta = {
  title: 'Music/Account/Change email',
  component: ChangeEmailForm,
  args: { account: 'lucia@correo.example', onSent: fn(), onDone: fn() },
  parameters: { state: signedIn(), msw: { handlers: [answered] } },
} satisfies Meta<typeof ChangeEmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:disabled', 'state:narrow'] };
export const Sent: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('nueva@correo.example'));
  },
};
export const WrongPassword: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: {
      handlers: [
        http.put(path, () =>
          HttpResponse.json(
            {
              code: 'invalid',
              error: 'No.',
              fields: { password: 'La contraseña no es correcta.' },
            },
            { status: 400 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('La contraseña no es correcta.')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.put(path, () => HttpResponse.error())] } },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('Error al enviar el enlace.')).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.put(path, () => delay('infinite'))] } },
  play: ({ canvas, userEvent }) => submit(canvas, userEvent),
};
