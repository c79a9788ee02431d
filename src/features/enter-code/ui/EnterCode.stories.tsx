import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn } from 'storybook/test';
import { EnterCode } from './EnterCode';

const path = '*/api/auth/login/code';
const wrong = 'El código no es correcto o ya se usó.';

const meta = {
  title: 'Music/Account/Enter code',
  component: EnterCode,
  args: { codeToken: 'one', onBack: fn() },
  parameters: {
    guide: {
      use: 'After the right password of an account with a second factor.',
      do: ['Put it in the place of the form with the password.'],
      dont: ['Ask for the password again beside it.'],
      keyboard: [{ keys: 'Enter', effect: 'Sends the code.' }],
    },
    msw: [
      http.post(path, () =>
        HttpResponse.json({ code: 'unauthorized', error: wrong }, { status: 401 }),
      ),
    ],
  },
} satisfies Meta<typeof EnterCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:narrow'] };
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText('Escribe el código')).toBeVisible();
  },
};
export const Wrong: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findByText(wrong)).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.post(path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
  },
};
export const Left: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
