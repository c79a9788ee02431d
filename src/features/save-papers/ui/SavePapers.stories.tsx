import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { refused, unanswered } from '@/shared/testing';
import { SavePapers } from './SavePapers';

const path = '*/api/label/papers';
let asked = '';

const meta = {
  title: 'Figures/Statement/Save papers',
  component: SavePapers,
  args: { office: 'label', label: 'lbl_1', month: '2026-10' },
  parameters: {
    frame: 'page',
    guide: {
      use: 'Where somebody reads the closed months of a label, or of all.',
      do: ['Give a month that is closed.'],
      dont: ['Use it for a single statement, whose sheet has a button of its own.'],
      keyboard: [],
    },
    msw: [
      http.get(path, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ address: '/api/papers/lbl_1/2026-10.zip?e=1&s=2' });
      }),
    ],
  },
} satisfies Meta<typeof SavePapers>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser loads the archive, and goes on when the page is left. */
export const Month: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const name = 'Todos los extractos de octubre de 2026';
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(asked).toBe('?label=lbl_1&file=2026-10.zip');
  },
};

export const Year: Story = {
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: '2026 en una tabla' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(asked).toBe('?label=lbl_1&file=2026.csv');
  },
};

export const Pending: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Todos/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Todos/ }));
    const text = 'No pudimos responder.';
    await expect(await screen.findByText(text)).toBeVisible();
  },
};

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
