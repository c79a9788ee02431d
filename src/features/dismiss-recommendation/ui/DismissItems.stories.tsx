import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { queuedTrack } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus } from '@/shared/testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { DismissItems } from './DismissItems';

const sent = fn<(call: string) => void>();
const note = ({ request }: { request: Request }) => {
  sent(`${request.method} ${new URL(request.url).pathname}`);
  return new HttpResponse(null, { status: 204 });
};
const url = '*/api/user/dismissals/:kind/:id';
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

const meta = {
  title: 'Music/Tracks/Dismiss items',
  component: DismissItems,
  args: { track: queuedTrack({ reason: { kind: 'genre', title: 'El faro y la marea' } }) },
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '320px' } },
    msw: { handlers: [http.put(url, note), http.delete(url, note)] },
    guide: {
      use: 'In the menu of a song that was recommended: keeps the song or its artist out of radios.',
      do: ['Offer it for recommended songs only.'],
      dont: ['Use it for songs that the listener chose.'],
      keyboard: [{ keys: 'Right, Enter', effect: 'Opens the two entries.' }],
    },
  },
  decorators: [
    (Story) => (
      <>
        <AnchoredMenu anchor={{ x: 40, y: 40 }} label="Opciones" onClose={fn()}>
          <Story />
        </AnchoredMenu>
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof DismissItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => showFocus(await screen.findByRole('menuitem')),
};

export const Open: Story = {
  tags: ['state:open'],
  play: async () => {
    await press('No me recomiendes esto');
    await screen.findByRole('menuitem', { name: 'Nada de Vera Solana' });
  },
};

export const UndoneForTheSong: Story = {
  play: async () => {
    await press('No me recomiendes esto');
    await press('Esta canción');
    await screen.findByText('No volveremos a recomendarte «Luna de ámbar».');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(sent.mock.calls.flat()).toEqual([
        'PUT /api/user/dismissals/track/trk_luna',
        'DELETE /api/user/dismissals/track/trk_luna',
      ]),
    );
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.put(url, () => new HttpResponse(null, { status: 404 }))] } },
  play: async () => {
    await press('No me recomiendes esto');
    await press('Nada de Vera Solana');
    await screen.findByText('No pudimos guardarlo para «Vera Solana». Inténtalo de nuevo.');
  },
};
