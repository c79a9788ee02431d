import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { AnalyticsView } from '@/shared/contract/analytics-view.ts';
import { answerByKeyboard, longName } from '@/shared/testing';
import { ViewsPanel } from './ViewsPanel';

const saved: AnalyticsView[] = [
  { id: 'view_1', name: 'Canciones, dos periodos', search: 'tab=tracks&compare=before' },
  { id: 'view_2', name: 'México contra España', search: 'tab=countries&pick=MX%2CES' },
];

const resets: (() => void)[] = [];

/** A server with saved views, separate for each story, and as at first when a story is retried. */
function server(initial: readonly AnalyticsView[]) {
  let views = [...initial];
  resets.push(() => {
    views = [...initial];
  });
  return [
    http.get('*/api/analytics/views', () => HttpResponse.json(views)),
    http.post('*/api/analytics/views', async ({ request }) => {
      const body = (await request.json()) as Omit<AnalyticsView, 'id'>;
      if (views.some(({ name }) => name === body.name)) {
        const error = 'Ya tienes una vista con este nombre.';
        return HttpResponse.json({ code: 'duplicate', error }, { status: 409 });
      }
      const view = { id: `view_${views.length + 1}`, ...body };
      views = [...views, view];
      return HttpResponse.json(view, { status: 201 });
    }),
    http.patch('*/api/analytics/views/:id', async ({ request, params }) => {
      const { name } = (await request.json()) as { name: string };
      views = views.map((view) => (view.id === params['id'] ? { ...view, name } : view));
      return HttpResponse.json(views.find(({ id }) => id === params['id']));
    }),
    http.delete('*/api/analytics/views/:id', ({ params }) => {
      views = views.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

const meta = {
  title: 'Work/Analytics/Views panel',
  component: ViewsPanel,
  beforeEach: () => {
    for (const reset of resets) reset();
  },
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/analytics?tab=albums&range=90days',
    state: signedIn({ role: 'artist' }),
    msw: server(saved),
  },
} satisfies Meta<typeof ViewsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Vistas guardadas' }));

// Proves analytics: Views on the screen
/** Saves the view under a name, whose link restores it. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ userEvent, args }) => {
    const views = await panel();
    await expect(await views.findByText('Tienes 2 vistas de 30')).toBeVisible();
    await userEvent.type(views.getByLabelText('Nombre de esta vista'), 'Mis discos');
    await userEvent.click(views.getByRole('button', { name: 'Guardar vista' }));
    const link = await views.findByRole('link', { name: 'Mis discos' });
    await expect(link).toHaveAttribute('href', '/analytics?tab=albums&range=90days');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalled();
  },
};
// Proves analytics: Views: renamed and deleted there
/** Renames in place, deletes after a question. */
export const RenamedAndDeleted: Story = {
  tags: ['no-photo'],
  parameters: { msw: server(saved) },
  play: async ({ userEvent }) => {
    const views = await panel();
    const rename = { name: 'Cambiar el nombre de México contra España' };
    await userEvent.click(await views.findByRole('button', rename));
    const field = views.getByLabelText('Nombre nuevo');
    await userEvent.clear(field);
    await userEvent.type(field, 'Dos países');
    await userEvent.click(views.getByRole('button', { name: 'Cambiar nombre' }));
    await expect(await views.findByRole('link', { name: 'Dos países' })).toBeVisible();
    await userEvent.click(views.getByRole('button', { name: 'Eliminar Dos países' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Eliminar vista' }));
    await waitFor(() => expect(views.queryByRole('link', { name: 'Dos países' })).toBeNull());
  },
};
/** Focus moves to the next view. */
export const DeletedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: server(saved) },
  play: async ({ userEvent }) => {
    const views = await panel();
    const next = (await views.findByRole('link', { name: 'México contra España' })).closest('li');
    views.getByRole('button', { name: 'Eliminar Canciones, dos periodos' }).focus();
    await userEvent.keyboard('{Enter}');
    await answerByKeyboard('Eliminar vista');
    await waitFor(() => expect(views.queryByRole('link', { name: /^Canciones/ })).toBeNull());
    await waitFor(() => expect(next).toHaveFocus());
  },
};
// Proves analytics: Views: a name that is taken
/** A taken or missing name shows at the field, and the input stays. */
export const NameTaken: Story = {
  tags: ['state:invalid'],
  parameters: { msw: server(saved) },
  play: async ({ userEvent }) => {
    const views = await panel();
    const save = await views.findByRole('button', { name: 'Guardar vista' });
    await userEvent.click(save);
    await expect(await views.findByText('Escribe un nombre.')).toBeVisible();
    const field = views.getByLabelText('Nombre de esta vista');
    await userEvent.type(field, 'México contra España');
    await userEvent.click(save);
    await expect(await views.findByText('Ya tienes una vista con este nombre.')).toBeVisible();
    await expect(field).toHaveValue('México contra España');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: server([]) },
  play: async () => {
    await expect(await (await panel()).findByText('Todavía no guardaste ninguna.')).toBeVisible();
  },
};
const many = Array.from({ length: 30 }, (_, index) => {
  return { id: `view_${index}`, name: `${index + 1}. ${longName}`, search: 'tab=plans' };
});
/** Thirty views at most. */
export const Full: Story = {
  tags: ['state:long-text'],
  parameters: { msw: server(many) },
  play: async () => {
    const full = await (await panel()).findByText(/Ya tienes 30 vistas, el máximo/);
    await waitFor(() => expect(full).toBeVisible());
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [http.get('*/api/analytics/views', () => delay('infinite') as Promise<never>)],
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get('*/api/analytics/views', () => HttpResponse.error())] },
  play: async () => {
    const retry = { name: 'Reintentar' };
    await expect(await (await panel()).findByRole('button', retry)).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { msw: server(many.slice(0, 4)) },
  globals: { viewport: { value: 'narrow' } },
};
