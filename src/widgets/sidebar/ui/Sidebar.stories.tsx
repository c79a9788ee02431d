import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clapperboard, Disc3, LayoutDashboard, ListMusic, Mic, Ticket } from 'lucide-react';
import { delay, http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { expect, fn, screen as dialogs, waitFor, within } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { dragTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import type { TextKey } from '@/shared/i18n';
import { type Screen, defineArea } from '@/shared/routes';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { findsText, longTitle, showFocus, showHover } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { AreaLinks } from './AreaLinks';
import { PlaylistSection } from './PlaylistSection';
import { PremiumPromo } from './PremiumPromo';
import { Sidebar } from './Sidebar';

const answer = (playlists: unknown) =>
  http.get('*/api/playlists/user', () => HttpResponse.json(playlists as object));

const [first] = sampleUserPlaylists();
const named = (names: string[]) =>
  names.map((name, index) => ({ ...first, id: `pls_${index}`, name, coverImage: null }));

const screen = (
  path: string,
  label: TextKey,
  Icon: NonNullable<Screen['link']>['Icon'],
): Screen => ({
  path,
  link: { label, Icon },
  name: 'panel',
  load: async () => () => null,
});
const one = (only: Screen) => defineArea({ screens: [only] });

const admin = one(screen('/admin', 'pages.admin:panel.link', LayoutDashboard));
const label = one(screen('/label-manager', 'pages.label:manager.link', Disc3));
const artist = one(screen('/spotify-for-artists', 'pages.artist:dashboard.link', Mic));
const editorial = one(screen('/editorial', 'pages.editorial:playlists.link', ListMusic));
const promotion = defineArea({
  group: 'pages.promotion:group',
  screens: [
    screen('/canvas-manager', 'pages.promotion:canvas.link', Clapperboard),
    screen('/concerts', 'pages.promotion:concerts.link', Ticket),
  ],
});
const ofAdmin = <AreaLinks areas={[admin, label, artist, editorial, promotion]} />;

const meta = {
  title: 'Music/Shell/Sidebar (barra lateral)',
  component: Sidebar,
  subcomponents: { AreaLinks, PlaylistSection, PremiumPromo },
  args: { children: <PlaylistSection /> },
  // A phone has the bottom bar instead.
  globals: { viewport: { value: 'medium' } },
  parameters: {
    state: signedIn(),
    msw: { handlers: [answer(sampleUserPlaylists())] },
    guide: {
      use: 'The navigation of medium and wide windows, with the playlists of the listener, or for a visitor the promotion.',
      do: [
        'Let the permissions decide which areas are there (Area links); never hide them by hand.',
        'Keep the order: places, areas, playlists.',
      ],
      dont: [
        'Show it in narrow windows: they have the bottom navigation.',
        'Put actions among the places, save the button that makes a playlist.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the places, the areas and the playlists.' },
        { keys: 'Enter', effect: 'Opens the place.' },
        { keys: 'Esc', effect: 'Closes the form of a new playlist.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 720, inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves shell: The four items, and the own playlists
export const Listener: Story = {
  tags: ['forced-colours', 'state:default', 'state:listener', 'state:selected'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Principal' });
    await expect(navigation).toHaveTextContent('InicioBuscarTu bibliotecaCanciones que te gustan');
    await expect(await canvas.findByText('Tus playlists')).toBeVisible();
  },
};
// Proves library: Saved: in the sidebar
export const WithSaved: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(named(['Mía'])),
        http.get('*/api/user/saved-playlists', () => HttpResponse.json(named(['De otra persona']))),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Mía/ });
    await expect(await canvas.findByRole('link', { name: /^De otra persona/ })).toHaveTextContent(
      `De otra persona${first?.owner.displayName}`,
    );
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => {
    await canvas.findByText('Tus playlists');
    showHover(canvas.getByRole('link', { name: 'Buscar' }));
    showHover(canvas.getByRole('button', { name: 'Crear playlist' }));
    const [playlist] = await canvas.findAllByRole('listitem');
    const link = playlist?.querySelector('a');
    if (link) showHover(link);
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  args: { areas: ofAdmin },
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
    showFocus(canvas.getByRole('link', { name: 'Panel Admin' }));
  },
};
export const Visitor: Story = {
  tags: ['state:visitor', 'state:default'],
  args: { children: <PremiumPromo /> },
  parameters: { state: asVisitor },
  play: async ({ canvas }) => {
    const promo = within(
      canvas.getByRole('heading', { name: 'Escucha sin límites' }).parentElement ?? document.body,
    );
    for (const [name, href] of [
      ['Registrarse', '/register'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(promo.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(canvas.queryByText('Tus playlists')).toBeNull();
  },
};
export const VisitorHover: Story = {
  tags: ['state:hover', 'state:visitor'],
  args: { children: <PremiumPromo /> },
  parameters: { state: asVisitor, pseudo: { hover: 'section a' } },
};
export const VisitorFocus: Story = {
  tags: ['state:focus', 'state:visitor'],
  args: { children: <PremiumPromo /> },
  parameters: { state: asVisitor, pseudo: { focusVisible: 'section a:first-of-type' } },
};
export const Artist: Story = {
  tags: ['state:artist'],
  args: { areas: <AreaLinks areas={[artist, promotion]} /> },
  parameters: { state: signedIn({ role: 'artist' }) },
};
export const Label: Story = {
  tags: ['state:label'],
  args: { areas: <AreaLinks areas={[label, promotion]} /> },
  parameters: { state: signedIn({ role: 'label' }) },
};
export const Editorial: Story = {
  tags: ['state:editorial'],
  args: { areas: <AreaLinks areas={[editorial]} /> },
  parameters: { state: signedIn({ role: 'editorial' }) },
};
export const Admin: Story = {
  tags: ['state:admin'],
  args: { areas: ofAdmin },
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async ({ canvas }) => {
    for (const area of [
      'Panel Admin',
      'Panel de disquera',
      'Playlists editoriales',
      'Conciertos',
    ]) {
      await expect(canvas.getByRole('link', { name: area })).toBeVisible();
    }
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:no-image'],
  parameters: { msw: { handlers: [answer(named([longTitle, 'Luz', longTitle]))] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(longTitle))[0]).toBeVisible();
  },
};
export const AThousandPlaylists: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: {
      handlers: [answer(named(Array.from({ length: 1_000 }, (_, index) => `Lista ${index + 1}`)))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lista 1000' })).toBeInTheDocument();
  },
};
export const NoPlaylists: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: [answer([])] } },
};
export const LoadingPlaylists: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/user', () => delay('infinite'))] },
  },
};
export const FailedPlaylists: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/user', () => HttpResponse.error())] },
  },
  play: findsText('No pudimos cargar tus playlists.'),
};
export const NewPlaylist: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la playlist' })).toHaveFocus();
  },
};
export const CreatesPlaylist: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        answer([]),
        http.post('*/api/playlists', async ({ request }) => {
          const { name } = (await request.json()) as { name: string };
          return HttpResponse.json({ ...first, id: 'pls_new', name, tracks: [] }, { status: 201 });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Aún no tienes playlists/);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    const field = canvas.getByRole('textbox', { name: 'Nombre de la playlist' });
    await userEvent.type(field, '   {Enter}');
    await expect(field).toBeVisible();
    await userEvent.type(field, ' Domingo lento {Enter}');
    await expect(await canvas.findByRole('link', { name: 'Domingo lento' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

const sent = fn<(body: unknown) => void>();
const [song, otherSong] = sampleRecentTracks();
if (!song || !otherSong) throw new Error('There are no sample tracks.');

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findPlaylist = (canvas: Canvas) => canvas.findByRole('link', { name: first?.name ?? '' });

async function dropOn(target: HTMLElement, tracks: Track[]) {
  const dataTransfer = new DataTransfer();
  dragTracks(dataTransfer, tracks);
  const send = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  // The part that takes drops loads when the page is idle.
  await waitFor(() => expect(send('dragover')).toBe(false));
  await expect(target.parentElement).toHaveAttribute('data-over');
  send('drop');
  await expect(target.parentElement).not.toHaveAttribute('data-over');
}
const drop = async (canvas: Canvas, tracks: Track[]) => dropOn(await findPlaylist(canvas), tracks);

const taking = (path: string, body: object, status: number) =>
  http.post(`*/api/playlists/:id/${path}`, async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json(body, { status });
  });

const withToasts = (Story: () => ReactElement) => (
  <>
    <Story />
    <ToastRegion label="Avisos" dismissLabel="Descartar" />
  </>
);

const takingBack = http.post('*/api/playlists/:id/tracks/removal', async ({ request }) => {
  sent(await request.json());
  return new HttpResponse(null, { status: 204 });
});

// Proves library: Dropped on the sidebar
// Proves library: A drop is undone
/** Rows are dropped on an own playlist, and added as by their menu. */
export const TakesDroppedTracks: Story = {
  tags: ['no-photo'],
  decorators: [withToasts],
  parameters: {
    msw: {
      handlers: [
        answer(sampleUserPlaylists()),
        taking('tracks/several', { added: 2, entryIds: ['ent_1', 'ent_2'], trackCount: 9 }, 201),
        takingBack,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await drop(canvas, [song, otherSong]);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [{ trackIds: [song.id, otherSong.id], allowDuplicates: false }],
      ]),
    );
    // One call and one message, which undoes it.
    await dialogs.findByText(`2 canciones añadidas a «${first?.name}».`);
    await expect(dialogs.queryByRole('button', { name: 'Ver playlist' })).toBeNull();
    await userEvent.click(dialogs.getByRole('button', { name: 'Deshacer' }));
    await dialogs.findByText(`2 canciones quitadas de «${first?.name}».`);
    await expect(sent.mock.calls.slice(1)).toEqual([[{ entryIds: ['ent_1', 'ent_2'] }]]);
  },
};

// Proves library: One that was dropped is taken back
export const OneDroppedIsTakenBack: Story = {
  tags: ['no-photo'],
  decorators: [withToasts],
  parameters: {
    msw: {
      handlers: [
        answer(sampleUserPlaylists()),
        taking('tracks', { entryId: 'ent_7', trackCount: 9 }, 201),
        takingBack,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await drop(canvas, [song]);
    await userEvent.click(await dialogs.findByRole('button', { name: 'Deshacer' }));
    await dialogs.findByText(`1 canción quitada de «${first?.name}».`);
    await expect(sent.mock.calls).toEqual([[{ trackId: song.id }], [{ entryIds: ['ent_7'] }]]);
  },
};

export const TakingBackFails: Story = {
  tags: ['no-photo'],
  decorators: [withToasts],
  parameters: {
    msw: {
      handlers: [
        answer(sampleUserPlaylists()),
        taking('tracks', { entryId: 'ent_7', trackCount: 9 }, 201),
        http.post('*/api/playlists/:id/tracks/removal', () => HttpResponse.error()),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await drop(canvas, [song]);
    await userEvent.click(await dialogs.findByRole('button', { name: 'Deshacer' }));
    await dialogs.findByText(`No pudimos quitarlas de «${first?.name}». Inténtalo de nuevo.`);
  },
};

// Proves library: Dropped on the heading
/** Rows that are dropped on the heading begin a playlist, whose name is suggested. */
export const BeginsAPlaylist: Story = {
  tags: ['no-photo'],
  decorators: [withToasts],
  parameters: {
    msw: {
      handlers: [
        answer(sampleUserPlaylists()),
        http.post('*/api/playlists', async ({ request }) => {
          const { name } = (await request.json()) as { name: string };
          sent(name);
          const made = { ...first, id: 'pls_new', name, tracks: [] };
          return HttpResponse.json(made, { status: 201 });
        }),
        taking('tracks/several', { added: 2, entryIds: ['ent_1', 'ent_2'], trackCount: 2 }, 201),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await dropOn(canvas.getByRole('button', { name: 'Crear playlist' }), [song, otherSong]);
    const dialog = within(await dialogs.findByRole('dialog', { name: 'Nueva playlist' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre de la playlist' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue(song.title);
    await expect(dialog.getByText('La crearemos con las 2 canciones elegidas.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await dialogs.findByText(`2 canciones añadidas a «${song.title}».`);
    await expect(dialogs.getByRole('button', { name: 'Ver playlist' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([
      [song.title],
      [{ trackIds: [song.id, otherSong.id], allowDuplicates: false }],
    ]);
  },
};

// Proves library: Closed without a name
export const BeginsNothingWhereItIsClosed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [answer(sampleUserPlaylists())] } },
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await dropOn(canvas.getByRole('heading', { name: 'Tus playlists' }), [song]);
    await dialogs.findByRole('dialog', { name: 'Nueva playlist' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogs.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};

// Proves library: A dropped duplicate
export const AsksAboutADroppedDuplicate: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        answer(sampleUserPlaylists()),
        taking('tracks', { code: 'duplicate', error: 'Ya está.' }, 409),
      ],
    },
  },
  play: async ({ canvas }) => {
    await drop(canvas, [song]);
    await dialogs.findByRole('alertdialog', { name: `Ya está en «${first?.name}»` });
  },
};
