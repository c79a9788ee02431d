import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { unanswered } from '@/shared/testing';
import { SaveCertificate } from './SaveCertificate';

const path = '*/api/label/certificate';
let asked = '';

const meta = {
  title: 'Figures/Statement/Save certificate',
  component: SaveCertificate,
  args: {
    of: { office: 'label', label: 'lbl_1' },
    paid: ['2026-10-31', '2026-09-30', '2025-12-31'],
  },
  parameters: {
    frame: 'page',
    guide: {
      use: 'Beside the payments of a payee, for the tax return.',
      do: ['Give the days on which something was paid.'],
      dont: ['Use it for a month, which has statements.'],
      keyboard: [],
    },
    msw: [
      http.get(path, ({ request }) => {
        asked = new URL(request.url).search;
        return new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } });
      }),
    ],
  },
} satisfies Meta<typeof SaveCertificate>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves payments: A year's certificate
export const Pdf: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Certificado de 2026' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(asked).toBe('?label=lbl_1&year=2026&format=pdf');
  },
};

export const EarlierYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Año' }), '2025');
    await userEvent.click(canvas.getByRole('button', { name: '2025 como tabla' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(asked).toBe('?label=lbl_1&year=2025&format=csv');
  },
};

export const Pending: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Certificado de 2026' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json(
          { code: 'not-found', error: 'En 2026 no se pagó nada.' },
          { status: 404 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Certificado de 2026' }));
    await expect(await screen.findByText('En 2026 no se pagó nada.')).toBeVisible();
  },
};

/** Nothing was paid yet. */
export const Empty: Story = { tags: ['state:empty'], args: { paid: [] } };

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
