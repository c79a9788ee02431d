import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { DataExport } from '@/shared/contract/data-export.ts';
import { DataExportPart } from './DataExportPart';

const url = '*/api/user/data-export';
const pending: DataExport = {
  id: 'exp_1',
  state: 'pending',
  orderedAt: '2026-11-19T10:00:00.000Z',
  expiresAt: null,
  size: null,
};
const ready: DataExport = {
  ...pending,
  state: 'ready',
  expiresAt: '2026-11-20T10:01:00.000Z',
  size: 1_258_291,
};
const failed: DataExport = { ...pending, state: 'failed' };
const answer = (ordered: DataExport | null) =>
  http.get(url, () => HttpResponse.json({ export: ordered }));

const order = { name: 'Pedir mis datos' };
const save = { name: 'Descargar mis datos' };

const meta = {
  title: 'Music/Account/Data export',
  component: DataExportPart,
  args: { ordered: null },
  parameters: {
    address: '/profile?tab=privacy',
    state: signedIn(),
    msw: [
      answer(null),
      http.post(url, () => HttpResponse.json({ export: pending }, { status: 202 })),
    ],
  },
} satisfies Meta<typeof DataExportPart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  tags: ['state:default'],
  play: ({ canvas }) => expect(canvas.getByRole('button', order)).toBeEnabled(),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { ordered: ready },
  parameters: { msw: [answer(ready)] },
};
/** A second press does nothing. */
export const Ordering: Story = {
  tags: ['state:disabled'],
  parameters: { msw: [answer(null), http.post(url, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', order);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
export const Making: Story = {
  tags: ['state:pending'],
  args: { ordered: pending },
  parameters: { msw: [answer(pending)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Estamos preparando tu archivo/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Preparando tus datos' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
// Proves account: The data: on the screen
/** The address is requested at the press, since it expires. */
export const Saved: Story = {
  tags: ['state:success'],
  args: { ordered: ready },
  parameters: {
    msw: [
      http.post(`${url}/address`, () =>
        HttpResponse.json({ address: '/api/user/data-export/exp_1/file?e=1&s=2' }),
      ),
      answer(ready),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const files: (string | null)[] = [];
    const watch = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      files.push(event.target.getAttribute('href'), event.target.download);
    };
    addEventListener('click', watch);
    await expect(canvas.getByText(/1,2 MB/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pedir otra vez' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText('La descarga empezó')).toBeVisible();
    removeEventListener('click', watch);
    await expect(files).toEqual(['/api/user/data-export/exp_1/file?e=1&s=2', 'mis-datos.zip']);
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  args: { ordered: failed },
  parameters: { msw: [answer(failed)] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No pudimos preparar tu archivo. Vuelve a pedirlo.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', order)).toBeEnabled();
  },
};
export const TooMany: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      answer(null),
      http.post(url, () =>
        HttpResponse.json(
          { error: 'Ya pediste tus datos varias veces hoy.', code: 'too-many-requests' },
          { status: 429 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', order));
    await expect(await canvas.findByText('Ya pediste tus datos varias veces hoy.')).toBeVisible();
  },
};
export const NotSaved: Story = {
  tags: ['state:failed'],
  args: { ordered: ready },
  parameters: {
    msw: [http.post(`${url}/address`, () => HttpResponse.json({}, { status: 500 })), answer(ready)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/Error/)).toBeVisible();
  },
};
