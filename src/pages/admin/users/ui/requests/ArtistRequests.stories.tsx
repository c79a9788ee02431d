import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ArtistRequest } from '@/shared/contract/artist-request.ts';
import { longName } from '@/shared/testing';
import { ArtistRequests } from './ArtistRequests';
import { RequestItem } from './RequestItem';

const answered = fn();

const twin: ArtistRequest = {
  id: 'req_1',
  account: { id: 'usr_1', name: 'Lucía Solar', email: 'lucia@example.com' },
  artist: 'Faro Norte',
  proof: 'Canto en Faro Norte desde 2019.',
  askedAt: '2026-11-20T20:00:00.000Z',
  refused: 0,
  candidates: [{ id: 'art_faro', name: 'Faro Norte', people: ['Ana Faro'] }],
};
const unknown: ArtistRequest = {
  ...twin,
  id: 'req_2',
  artist: 'Ñandú Lila',
  refused: 1,
  candidates: [],
};

const answers = (
  requests: ArtistRequest[],
  answer: (body: { isShared?: boolean }) => Response = () =>
    new HttpResponse(null, { status: 204 }),
) => [
  http.get('*/api/admin/artist-requests', () =>
    HttpResponse.json({ requests, total: requests.length }),
  ),
  http.post('*/api/admin/artist-requests/:id/answer', async ({ params, request }) => {
    const body = (await request.json()) as { isShared?: boolean };
    answered(params['id'], body);
    return answer(body);
  }),
];

const others = 'Otras cuentas ya hablan por este artista. Confirma que lo sabes.';

const meta = {
  title: 'Screens/Admin/Artist requests',
  component: ArtistRequests,
  subcomponents: { RequestItem },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin?tab=users',
    state: signedIn({ role: 'admin', displayName: 'Ada Admin' }),
    msw: { handlers: answers([twin, unknown]) },
  },
  loaders: [
    () => import('./RefuseDialog'),
    () => import('./CreateArtistDialog'),
    () => import('./FindArtistDialog'),
    () => import('./SharedQuestion'),
  ],
  beforeEach: () => {
    answered.mockClear();
  },
} satisfies Meta<typeof ArtistRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves ownership: Answered by staff
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('2 cuentas esperan respuesta. La más antigua va primero.'),
    ).toBeVisible();
    const item = within(canvas.getByRole('article', { name: 'Ñandú Lila' }));
    await expect(item.getByText('Ya se rechazó 1 solicitud suya.')).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'Crear artista: Ñandú Lila' }));
    const form = within(await screen.findByRole('dialog', { name: 'Crear un artista' }));
    await expect(form.getByRole('textbox', { name: /Nombre/ })).toHaveValue('Ñandú Lila');
    await userEvent.click(form.getByRole('button', { name: 'Crear artista' }));
    await waitFor(() =>
      expect(answered).toHaveBeenCalledWith('req_2', {
        answer: 'create',
        name: 'Ñandú Lila',
        genre: expect.any(String) as string,
        country: 'ES',
      }),
    );
  },
};
/** An account is connected to an artist of others after a question. */
export const OfOthers: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: answers([twin], ({ isShared }) =>
        isShared === true
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json(
              { code: 'duplicate', error: others, fields: { isShared: others } },
              { status: 409 },
            ),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Ya hablan por este artista: Ana Faro/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Conectar con Faro Norte' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar también' }));
    await waitFor(() =>
      expect(answered).toHaveBeenLastCalledWith('req_1', {
        answer: 'connect',
        artistId: 'art_faro',
        isShared: true,
      }),
    );
  },
};
export const Refusing: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar: Faro Norte' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Rechazar' }));
    await expect(await form.findByText('Escribe el motivo.')).toBeVisible();
  },
};
/** Nothing is said where nobody asks. */
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/admin/artist-requests', () => delay('infinite'))] },
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: {
      handlers: answers([
        {
          ...twin,
          artist: longName,
          account: { ...twin.account, name: longName },
          candidates: [{ id: 'art_long', name: longName, people: [longName, longName] }],
        },
      ]),
    },
  },
};
