import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import type { PressLink } from '@/shared/contract/press-link.ts';
import { findsText, unanswered } from '@/shared/testing';
import { PressLinks } from './PressLinks';

const path = '*/api/label/drafts/:id/links';

const link = (id: string, change: Partial<PressLink> = {}): PressLink => ({
  id,
  note: 'Revista Vinilo',
  endsOn: '2026-12-04',
  isOver: false,
  opened: 0,
  lastOpenedAt: null,
  ...change,
});
const opened = { opened: 3, lastOpenedAt: '2026-11-18T10:00:00.000Z' };
const some = [
  link('lnk_1'),
  link('lnk_2', { note: '', ...opened }),
  link('lnk_3', { note: 'Radio Faro', endsOn: '2026-11-10', isOver: true, ...opened, opened: 1 }),
];

const sent = fn();

const answers = (links: PressLink[], make?: () => Response) => [
  http.get(path, () => HttpResponse.json({ lastDay: '2027-01-03', links })),
  http.post(path, async ({ request }) => {
    sent(await request.json());
    return make?.() ?? HttpResponse.json({ id: 'lnk_9', token: 'aB3dE5f' }, { status: 201 });
  }),
  http.delete(`${path}/:link`, ({ params }) => {
    sent(params['link']);
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Work/Labels/Links for the press (enlaces para prensa)',
  component: PressLinks,
  args: { releaseId: 'rel_1' },
  parameters: { msw: { handlers: answers(some) } },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof PressLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button ends a link at once. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/Se abrió 3 veces, la última el 18 nov 2026/),
    ).toBeVisible();
    await expect(canvas.getByText(/Caducó el 10 de noviembre de 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Terminar .*Revista Vinilo/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('lnk_1'));
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText('Crear enlace'),
};
// Proves releases: The address of a link is shown once
export const Made: Story = {
  tags: ['state:success', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Para quién/), 'Revista Vinilo');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear enlace' }));
    const address = await canvas.findByLabelText('Enlace nuevo');
    await expect(address).toHaveDisplayValue(/\/press#token=aB3dE5f$/);
    await expect(sent).toHaveBeenCalledWith({ note: 'Revista Vinilo', endsOn: '2026-12-03' });
    await expect(canvas.getByText(/^Cópialo ahora/)).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: {
      handlers: answers(some, () =>
        HttpResponse.json(
          {
            code: 'invalid',
            error: 'Revisa los datos.',
            fields: { endsOn: 'Elige hoy o un día posterior.' },
          },
          { status: 400 },
        ),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear enlace' }));
    await expect(await canvas.findByText('Elige hoy o un día posterior.')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [unanswered(path)] } },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.get(path, () => HttpResponse.error())] } },
};
