import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { storeToken } from '@/shared/api';
import { longName, longTitle } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { entry, guestOf, person, sessionOf, showSession } from '../testing/show-session';
import { TogetherDialog } from './TogetherDialog';

const asked = fn();

const sentence = 'Ahora no podemos. Vuelve a intentarlo.';
const refuse = () => HttpResponse.json({ error: sentence, code: 'server' }, { status: 500 });
const blocks = (people: { id: string; name: string }[]) =>
  http.get('*/api/together/blocked', () => HttpResponse.json(people));
const refuses = [
  http.post('*/api/together/commands', async ({ request }) => {
    asked(await request.json());
    return refuse();
  }),
  http.post('*/api/together', refuse),
];

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const meta = {
  title: 'Music/Player/Listening together',
  component: TogetherDialog,
  args: { onClose: fn() },
  beforeEach: () => {
    asked.mockClear();
    storeToken('token');
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  parameters: {
    state: signedIn(),
    msw: { handlers: [blocks([]), ...refuses] },
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'From the queue: begins a session, and shows its people, queue and choices.',
      do: ['Open it from the button of the queue alone.'],
      dont: ['Offer a guest what only the host can do.'],
      keyboard: [{ keys: 'Esc', effect: 'Closes it; the session goes on.' }],
    },
  },
} satisfies Meta<typeof TogetherDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves together: The host steers
export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  beforeEach: () => showSession(sessionOf()),
  play: async () => {
    await expect(await screen.findByText('Vera Solana · Suena')).toBeVisible();
    await expect(screen.getByLabelText('Enlace para entrar')).toHaveValue(
      `${location.origin}/together#token=abc`,
    );
    await expect(screen.getByText('Vera Solana · La añadió Bruno Paz')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Bloquear a Carla Mena' })).toBeVisible();
    await press('Pausar para todos');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ kind: 'pause' }));
  },
};

export const Begin: Story = {
  tags: ['state:empty'],
  beforeEach: () => showSession(null),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Empezar una sesión' })).toBeVisible();
  },
};

// Proves together: Removed and blocked
export const WithBlocked: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [blocks([{ id: 'usr_dino', name: 'Dino Sol' }])] } },
  beforeEach: () => showSession(null),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Desbloquear a Dino Sol' }),
    ).toBeVisible();
  },
};

export const Guest: Story = {
  tags: ['state:variants'],
  beforeEach: () => showSession(guestOf()),
  play: async () => {
    await expect(await screen.findByText(/^Escuchas lo mismo que Alma Ríos/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Pausar para todos' })).toBeNull();
    await expect(screen.queryByLabelText('Enlace para entrar')).toBeNull();
    const remove = screen.getAllByRole('button', { name: /de la sesión$/ });
    await expect(remove.map((button) => button.getAttribute('aria-label'))).toContain(
      'Quitar Noches de patio de la sesión',
    );
  },
};

// Proves together: Who sounds
export const HostAlone: Story = {
  tags: ['state:variants'],
  beforeEach: () => showSession(guestOf({ sound: 'host', adders: 'host' })),
  play: async () => {
    await expect(await screen.findByText(/^Suena en el dispositivo de Alma Ríos/)).toBeVisible();
    await expect(screen.queryByLabelText('Añadir una canción')).toBeNull();
  },
};

// Proves together: The host steers
export const Apart: Story = {
  beforeEach: () => showSession(guestOf(), { isApart: true }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Volver a la sesión' })).toBeVisible();
  },
};

export const EmptyQueue: Story = {
  beforeEach: () =>
    showSession(
      sessionOf({ entries: [], anchor: { key: null, seconds: 0, moment: 0, isPlaying: false } }),
    ),
  play: async () => {
    await expect(await screen.findByText('Todavía no hay canciones.')).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ['state:long-text'],
  beforeEach: () =>
    showSession(
      sessionOf({
        entries: [entry(0, longTitle), entry(1, longTitle, { addedBy: longName })],
        people: [person('usr_alma', longName, { isHost: true }), person('usr_bruno', longName)],
      }),
    ),
};

export const Unreachable: Story = {
  tags: ['state:failed'],
  beforeEach: () => showSession(sessionOf(), { isUnreachable: true }),
  play: async () => {
    await expect(await screen.findByText(/^Sin conexión no vemos/)).toBeVisible();
  },
};

export const NotBegun: Story = {
  beforeEach: () => showSession(null),
  play: async () => {
    await press('Empezar una sesión');
    await expect(await screen.findByText(sentence)).toBeVisible();
  },
};
