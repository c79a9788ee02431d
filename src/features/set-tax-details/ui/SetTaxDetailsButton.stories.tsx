import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus, typed } from '@/shared/testing';
import { SetTaxDetailsButton } from './SetTaxDetailsButton';

const meta = {
  title: 'Work/Payments/Set tax details button',
  component: SetTaxDetailsButton,
  argTypes: { payee: typed('Payee') },
  args: { payee: { of: 'artist', id: 'art_7' } },
  parameters: {
    state: signedIn({ role: 'artist' }),
    msw: [
      http.get('*/api/artist/tax-detail', () =>
        HttpResponse.json({ detail: null, version: 0, country: 'ES' }),
      ),
    ],
    guide: {
      use: 'Leads to the tax id, VAT and withholding of who is paid, beside the payout account.',
      do: ['Put it beside the button of the payout account.'],
      dont: ['Show the tax id beside it: that is read when somebody wants to see it.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the window.' }],
    },
  },
} satisfies Meta<typeof SetTaxDetailsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Datos fiscales' });

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  play: ({ canvas }) => showFocus(getButton(canvas)),
};
export const Opens: Story = {
  tags: ['state:open', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getButton(canvas));
    const dialog = within(await screen.findByRole('dialog', { name: 'Datos fiscales' }));
    await expect(await dialog.findByText(/^Todavía no hay datos fiscales/)).toBeVisible();
  },
};
