import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storeToken } from '@/shared/api';
import { signedIn } from '@/entities/session/index.testing';
import { ToastRegion } from '@/shared/ui/toast';
import { own, phone, playingOn, showPlayer, tablet } from '../testing/show-player';
import { DevicesDialog } from './DevicesDialog';

const asked = fn();

const takesCommands = http.post('*/api/user/player/commands', async ({ request }) => {
  asked(await request.json());
  return new HttpResponse(null, { status: 204 });
});
const refuses = http.post('*/api/user/player/commands', () =>
  HttpResponse.json({ error: 'No.', code: 'server' }, { status: 500 }),
);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const meta = {
  title: 'Music/Player/Devices',
  component: DevicesDialog,
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
    msw: { handlers: [takesCommands] },
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: 'From the player: where the music of the account plays, and which devices can take it.',
      do: ['Open it from the button of the player alone.'],
      dont: ['Show it to visitors, whose music stays on its device.'],
      keyboard: [
        { keys: 'Esc', effect: 'Closes it; the focus returns to its button.' },
        { keys: 'Left, Right', effect: 'Move the slider with the focus.' },
      ],
    },
  },
} satisfies Meta<typeof DevicesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  beforeEach: () => showPlayer({ devices: [own, phone, tablet], playing: playingOn('phone') }),
  play: async () => {
    await expect(await screen.findByText('Suena: Luna de ámbar')).toBeVisible();
    await expect(screen.getByText(/^Visto por última vez/)).toBeVisible();
    await press('Pausar en Chrome · Android');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ deviceId: 'phone', kind: 'pause' }));
    await press('Siguiente en Chrome · Android');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({ deviceId: 'phone', kind: 'next' }),
    );
    const volume = screen.getByRole('slider', { name: 'Volumen en Chrome · Android' });
    // Simulated keys do not move a range input.
    await fireEvent.change(volume, { target: { value: '0.65' } });
    await fireEvent.keyUp(volume, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith({
        deviceId: 'phone',
        kind: 'volume',
        value: 0.65,
      }),
    );
  },
};

export const Paused: Story = {
  tags: ['state:variants'],
  beforeEach: () => showPlayer({ devices: [own, phone], playing: playingOn('phone', false) }),
  play: async () => {
    await expect(await screen.findByText('En pausa: Luna de ámbar')).toBeVisible();
    await press('Reproducir en Chrome · Android');
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ deviceId: 'phone', kind: 'play' }));
  },
};

export const PlayingHere: Story = {
  beforeEach: () => showPlayer({ devices: [own, phone], playing: playingOn('own') }),
  play: async () => {
    await press('Escuchar ahí: Chrome · Android');
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({ deviceId: 'phone', kind: 'transfer' }),
    );
  },
};

export const LeftElsewhere: Story = {
  beforeEach: () => showPlayer({ devices: [own, tablet], playing: playingOn('tablet', false) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Seguir aquí' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Escuchar ahí/ })).toBeNull();
  },
};

export const Alone: Story = {
  tags: ['state:empty'],
  beforeEach: () => showPlayer({}),
  play: async () => {
    await expect(await screen.findByText(/^Abre Tonada con tu cuenta/)).toBeVisible();
  },
};

export const Unreachable: Story = {
  tags: ['state:failed'],
  beforeEach: () =>
    showPlayer({ devices: [own, phone], playing: playingOn('phone') }, { isUnreachable: true }),
  play: async () => {
    await expect(await screen.findByText(/^Sin conexión no vemos/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Chrome · Android/ })).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [refuses] } },
  beforeEach: () => showPlayer({ devices: [own, phone], playing: playingOn('phone') }),
  play: async () => {
    await press('Pausar en Chrome · Android');
    await expect(await screen.findByText(/^No pudimos hacerlo/)).toBeVisible();
  },
};
