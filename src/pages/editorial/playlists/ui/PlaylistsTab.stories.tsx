import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { sampleEditorialPlaylists } from '@/shared/sample/sample-editorial.ts';
import { PlaylistsTab } from './PlaylistsTab';

const requested = fn();

type Answer = () => Response | Promise<Response>;

const problem = (code: string, status: number, error: string, fields?: object) =>
  HttpResponse.json({ code, error, ...(fields && { fields }) }, { status });
const broken = () => problem('server', 500, 'Algo salió mal.');

/** The fixed time of all stories. */
const house = sampleEditorialPlaylists(Date.parse('2026-11-19T20:15:00Z')).slice(0, 8);

/** A server with its own playlists; `change` replaces its answers. */
function server(playlists: EditorialPlaylist[] = house, change?: Answer) {
  let list = playlists;
  const accept = async (request: Request) => {
    const body = (await request.json()) as object;
    requested(request.method, new URL(request.url).pathname, body);
    return body;
  };
  return [
    http.get('*/api/playlists/editorial', () => HttpResponse.json(list)),
    http.post('*/api/playlists/editorial', async ({ request }) => {
      const body = await accept(request);
      if (change) return change();
      const made = { ...list[0], ...body, id: 'pls_new', version: 1 } as EditorialPlaylist;
      list = [...list, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.put('*/api/playlists/editorial/:id', async ({ request, params }) => {
      const body = await accept(request);
      if (change) return change();
      const { id: _id, ...known } = list.find(({ id }) => id === params['id']) as EditorialPlaylist;
      const changed = { ...known, ...body, version: known.version + 1 };
      list = list.map((each) => (each.id === _id ? { ...changed, id: _id } : each));
      return HttpResponse.json({ playlist: { ...changed, _id } });
    }),
    http.delete('*/api/playlists/editorial/:id', ({ request, params }) => {
      requested(request.method, new URL(request.url).pathname);
      if (change) return change();
      list = list.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

const meta = {
  title: 'Screens/Editorial/Playlists',
  component: PlaylistsTab,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?view=cards',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: server(),
  },
  beforeEach: () => {
    requested.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof PlaylistsTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type On = Pick<Context, 'canvas' | 'userEvent'>;

const card = async ({ canvas }: Pick<Context, 'canvas'>, name: string) =>
  within(await canvas.findByRole('article', { name }));

async function fill({ canvas, userEvent }: On, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Nueva playlist' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Nueva playlist editorial' }, { timeout: 5000 }),
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), name);
  return dialog;
}

const outcome = async (text: string) =>
  expect(await screen.findByText(text, undefined, { timeout: 3000 })).toBeInTheDocument();

export const Ready: Story = {
  tags: ['state:default', 'state:variants', 'state:narrow'],
  play: async (context) => {
    const first = await card(context, 'Ventana abierta');
    await expect(first.getByText('Activa')).toBeVisible();
    await expect(first.getByText('Destacadas')).toBeVisible();
    await expect(first.getByText(/Prioridad 1/)).toBeVisible();
    await expect(first.getByText('Actualizada hace 3 horas')).toBeVisible();
  },
};
/** The table compares figures; its menu has the same actions. */
export const AsTable: Story = {
  tags: ['state:variants'],
  parameters: { address: '/editorial' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Playlists editoriales' }));
    await userEvent.click(table.getByRole('button', { name: 'Más opciones de Ventana abierta' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desactivar' }));
    await outcome('«Ventana abierta» está inactiva.');
    await expect(await canvas.findByRole('button', { name: 'Inactivas 1' })).toBeVisible();
  },
};
/** The form has an address, and back closes it. */
export const EditByTheAddress: Story = {
  tags: ['no-photo'],
  parameters: { address: `/editorial?edit=${house[0]?.id}` },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Editar «Ventana abierta»' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const TableNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/editorial' },
  globals: { viewport: { value: 'narrow' } },
};
// Proves editorial: Search, category
/** Ignores case and accents; the query is in the address. */
export const Search: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'De raíz' });
    await userEvent.type(canvas.getByRole('searchbox'), 'RAIZ');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.selectOptions(canvas.getByLabelText('Categoría'), 'Éxitos');
    await expect(canvas.getByRole('article', { name: 'Novedades del viernes' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/editorial?q=zzz' },
  play: findsText('Ninguna playlist coincide con lo que buscas.'),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: server([]) },
  play: findsText('No se encontraron playlists'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/playlists/editorial', () => delay('infinite'))] },
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/playlists/editorial', () =>
        problem('too-many-requests', 429, 'Espera un poco.'),
      ),
    ],
  },
  play: findsRole('button', { name: 'Reintentar' }),
};

// Proves editorial: Examples are never sent
/** Sample playlists change on this device only. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: [...server(house, broken).slice(1), http.get('*/api/playlists/editorial', broken)],
  },
  play: async (context) => {
    const { userEvent } = context;
    const first = await card(context, 'Ventana abierta');
    await userEvent.click(first.getByRole('button', { name: 'Desactivar «Ventana abierta»' }));
    await outcome('Error al cambiar el estado de la playlist. Inténtalo de nuevo.');
    const changed = await card(context, 'Ventana abierta');
    await expect(changed.getByText('Inactiva')).toBeVisible();
    await expect(changed.getByText(/playlist de ejemplo/)).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};

/** Sends exactly the call's fields, and shows the answer in the grid. */
export const Create: Story = {
  tags: ['no-photo'],
  parameters: { msw: server() },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await fill(context, '  Noches de ámbar ');
    await userEvent.selectOptions(dialog.getByLabelText('Categoría'), 'Estado de ánimo');
    await userEvent.clear(dialog.getByLabelText('Prioridad'));
    await userEvent.type(dialog.getByLabelText('Prioridad'), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear playlist' }));
    await card(context, 'Noches de ámbar');
    await expect(requested).toHaveBeenCalledWith('POST', '/api/playlists/editorial', {
      name: 'Noches de ámbar',
      description: '',
      coverImage: '',
      category: 'mood',
      priority: 2,
      isActive: true,
    });
    await outcome('Creaste «Noches de ámbar».');
  },
};

// Proves editorial: The form's rules
/** Without a name nothing is sent; a priority is a whole number up to ten. */
export const Invalid: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await fill(context, '   ');
    const make = dialog.getByRole('button', { name: 'Crear playlist' });
    await expect(make).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(dialog.getByLabelText('Prioridad'));
    await userEvent.type(dialog.getByLabelText('Prioridad'), '11');
    await userEvent.type(dialog.getByLabelText('Dirección de la portada'), 'javascript:alert(1)');
    await userEvent.click(make);
    await expect(await dialog.findByText('Escribe un nombre.')).toBeVisible();
    await expect(dialog.getByText('Escribe un número entero del 1 al 10.')).toBeVisible();
    await expect(dialog.getByText('Escribe una dirección que empiece por https://.')).toBeVisible();
    await expect(requested).not.toHaveBeenCalled();
  },
};

// Proves editorial: Live preview
/** Previews the typed address, unless there is no picture. */
export const Preview: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...server(),
      http.get('https://fotos.example/:name', ({ params }) =>
        params['name'] === 'portada.svg'
          ? new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', {
              headers: { 'content-type': 'image/svg+xml' },
            })
          : new HttpResponse(null, { status: 404 }),
      ),
    ],
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await fill(context, 'Con portada');
    const field = dialog.getByLabelText('Dirección de la portada');
    await userEvent.type(field, 'https://fotos.example/portada.svg');
    const preview = await dialog.findByRole('img', { name: 'Vista previa de la portada' });
    await expect(preview).toHaveAttribute('referrerpolicy', 'no-referrer');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://fotos.example/nada.png');
    await waitFor(() => expect(dialog.queryByRole('img', { name: /^Vista previa/ })).toBeNull());
  },
};

// Proves editorial: A creation that fails
/** The card appears, marked as unsaved, and can be resent. */
export const CreateFailed: Story = {
  tags: ['state:failed'],
  parameters: { msw: server(house, broken) },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await fill(context, 'Sin red');
    await userEvent.click(dialog.getByRole('button', { name: 'Crear playlist' }));
    await outcome('Error al crear la playlist editorial. Inténtalo de nuevo.');
    const made = await card(context, 'Sin red');
    await expect(made.getByText(/solo existe en este dispositivo/)).toBeVisible();
    await userEvent.click(made.getByRole('button', { name: 'Reintentar el cambio de «Sin red»' }));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await userEvent.click(made.getByRole('button', { name: 'Descartar el cambio de «Sin red»' }));
    await waitFor(() =>
      expect(context.canvas.queryByRole('article', { name: 'Sin red' })).toBeNull(),
    );
  },
};
// Proves editorial: A switch that fails
export const ToggleFailed: Story = {
  tags: ['no-photo'],
  parameters: { msw: server(house, broken) },
  play: async (context) => {
    const { userEvent } = context;
    const first = await card(context, 'Ventana abierta');
    await userEvent.click(first.getByRole('button', { name: 'Desactivar «Ventana abierta»' }));
    await outcome('Error al cambiar el estado de la playlist. Inténtalo de nuevo.');
    const [known] = house;
    await expect(requested).toHaveBeenCalledWith(
      'PUT',
      `/api/playlists/editorial/${known?.id}`,
      expect.objectContaining({ name: 'Ventana abierta', priority: 1, isActive: false }),
    );
    await expect((await card(context, 'Ventana abierta')).getByText('Inactiva')).toBeVisible();
  },
};

// Proves editorial: A deletion that fails
/** Leaves the grid, and is listed above it. */
export const DeleteFailed: Story = {
  tags: ['state:success'],
  parameters: { msw: server(house, broken) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const first = await card(context, 'Ventana abierta');
    await userEvent.click(first.getByRole('button', { name: 'Eliminar «Ventana abierta»' }));
    const dialog = within(
      await screen.findByRole('alertdialog', {
        name: '¿Eliminar la playlist editorial «Ventana abierta»?',
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Eliminar playlist' }));
    await outcome('Error al eliminar la playlist editorial. Inténtalo de nuevo.');
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'Ventana abierta' })).toBeNull(),
    );
    await expect(
      canvas.getByText('«Ventana abierta» se eliminó solo en este dispositivo.'),
    ).toBeVisible();
  },
};

// Proves editorial: A change that fails, with the reason
/** Another editor was first: shows the current values, and a second press saves over them. */
export const ChangedElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: server(house, () =>
      problem('duplicate', 409, 'Otra persona cambió esta playlist mientras tanto.', {
        name: 'Ahora es «De Luis».',
      }),
    ),
  },
  play: async (context) => {
    const { userEvent } = context;
    const first = await card(context, 'Ventana abierta');
    await userEvent.click(first.getByRole('button', { name: 'Editar «Ventana abierta»' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Editar «Ventana abierta»' }, { timeout: 5000 }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' de Eva');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await outcome('Error al actualizar la playlist editorial. Inténtalo de nuevo.');
    const changed = await card(context, 'Ventana abierta de Eva');
    await expect(await changed.findByText(/Otra persona cambió.*Ahora es «De Luis»/)).toBeVisible();
  },
};

export const Toggle: Story = {
  tags: ['no-photo'],
  parameters: { msw: server() },
  play: async (context) => {
    const { userEvent } = context;
    const first = await card(context, 'Ventana abierta');
    await userEvent.click(first.getByRole('button', { name: 'Desactivar «Ventana abierta»' }));
    await outcome('«Ventana abierta» está inactiva.');
    await expect(
      (await card(context, 'Ventana abierta')).getByRole('button', {
        name: 'Activar «Ventana abierta»',
      }),
    ).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: server(
      house.map((playlist) => ({
        ...playlist,
        name: longTitle,
        description: longTitle,
        createdBy: longName,
      })),
    ),
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: server(
      house.map((playlist, index) => ({
        ...playlist,
        followers: index % 2 === 0 ? 1_234_567_890 : 1,
        trackCount: index % 2 === 0 ? 10_000 : 0,
        priority: 10,
        lastUpdated: '1999-01-01T00:00:00.000Z',
      })),
    ),
  },
};
