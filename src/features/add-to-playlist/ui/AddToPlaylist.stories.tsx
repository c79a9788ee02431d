import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longTitle, showFocus, showHover } from '@/shared/testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { usePlaylistChoice } from '../model/use-playlist-choice';
import { AddToPlaylistMenu } from './AddToPlaylistMenu';
import { PlaylistQuestion } from './PlaylistQuestion';
import type { Addable } from '../model/use-addable-texts';

const track = { id: 'trk_luna', title: 'Luna de ámbar' };
const done = fn();
const sent = fn<(id: string, body: unknown) => void>();
const listed = fn();

function Adding({ what = track }: { what?: Addable }) {
  const [isDone, setIsDone] = useState(false);
  const handleDone = () => {
    done();
    setIsDone(true);
  };
  const choice = usePlaylistChoice(what, handleDone);
  return (
    <>
      {!isDone && choice.question === null && (
        <AnchoredMenu anchor={{ x: 40, y: 40 }} label="Opciones" onClose={handleDone}>
          <AddToPlaylistMenu choice={choice} />
        </AnchoredMenu>
      )}
      {!isDone && <PlaylistQuestion choice={choice} />}
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  );
}

const [first] = sampleUserPlaylists();
if (!first) throw new Error('The sample has no playlist.');
const named = (name: string, changes: Partial<typeof first> = {}) => ({
  ...first,
  id: `pls_${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  tracks: [],
  ...changes,
});
const few = [named('Domingo lento'), named('Llena', { trackCount: playlistLimits.tracks })];
const many = Array.from({ length: 40 }, (_, index) => named(`Lista ${index + 1}`));

const list = (playlists: typeof few) =>
  http.get('*/api/playlists/user', () => {
    listed();
    return HttpResponse.json(playlists);
  });
const add = http.post('*/api/playlists/:id/tracks', async ({ params, request }) => {
  sent(String(params['id']), await request.json());
  return HttpResponse.json({ entryId: 'ent_1', trackCount: 6 }, { status: 201 });
});
/** Refuses duplicates unless the call confirms them. */
const addTwice = http.post('*/api/playlists/:id/tracks', async ({ params, request }) => {
  const body = (await request.json()) as { allowDuplicate?: boolean };
  sent(String(params['id']), body);
  return body.allowDuplicate
    ? HttpResponse.json({ entryId: 'ent_1', trackCount: 6 }, { status: 201 })
    : HttpResponse.json({ error: 'Ya está.', code: 'duplicate' }, { status: 409 });
});

const meta = {
  title: 'Music/Tracks/Add to playlist',
  component: AddToPlaylistMenu,
  subcomponents: { PlaylistQuestion },
  argTypes: { choice: { control: false } },
  render: () => <Adding />,
  parameters: {
    state: signedIn(),
    msw: { handlers: [list(few), add] },
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Adds a track or a list to a playlist from its menu (Add to playlist menu), with the questions that may follow (Playlist question).',
      do: [
        'Keep the menu open until the server has answered.',
        'Offer a new playlist first, and all playlists behind a search where there are many.',
        'Suggest a name for a new one, which a letter replaces.',
        'Offer to undo where the playlist was hit by dragging, and to see it where it was chosen.',
      ],
      dont: [
        'Add a track twice without asking; of a list, those that are there stay as they are.',
        'Hide a full playlist: it is there and says why it cannot be chosen.',
      ],
      keyboard: [
        { keys: 'Right, Enter', effect: 'Opens the playlists.' },
        { keys: 'Up, Down', effect: 'Goes through them.' },
        { keys: 'Enter, Space', effect: 'Adds the track to the playlist.' },
        { keys: 'Left', effect: 'Goes back to the menu.' },
        { keys: 'Esc', effect: 'Closes the menu or the question.' },
      ],
    },
  },
  beforeEach: () => {
    for (const spy of [done, sent, listed]) spy.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

const item = (name: string) => screen.findByRole('menuitem', { name });
const open = async () => userEvent.click(await item('Añadir a playlist'));
const choose = async (name: string) => userEvent.click(await item(name));

export const Closed: Story = {
  tags: ['state:default'],
  play: async () => expect(await item('Añadir a playlist')).toBeInTheDocument(),
};

export const Open: Story = {
  tags: ['state:open', 'state:narrow'],
  play: async () => {
    await open();
    await item('Domingo lento');
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    await open();
    await userEvent.hover(await item('Domingo lento'));
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  // On a phone a submenu begins with the way back.
  globals: { viewport: { value: 'medium' } },
  play: async () => {
    const way = await item('Añadir a playlist');
    way.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await item('Nueva playlist')).toHaveFocus());
    await item('Domingo lento');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item('Domingo lento')).toHaveFocus());
    showFocus(await item('Domingo lento'));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/playlists/user', () => delay('infinite'))] } },
  play: async () => {
    await open();
    await screen.findByText('Cargando tus playlists...');
  },
};

export const NoPlaylists: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: [list([])] } },
  play: async () => {
    await open();
    await waitFor(() => expect(listed).toHaveBeenCalled());
    await item('Nueva playlist');
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: { handlers: [list([named(longTitle, { id: 'pls_largo' }), ...few]), add] } },
  play: async () => {
    await open();
    await item(longTitle);
  },
};

export const AddsAndReloads: Story = {
  tags: ['no-photo'],
  play: async () => {
    await open();
    await choose('Domingo lento');
    await expect(
      await screen.findByText('«Luna de ámbar» añadida a «Domingo lento».'),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Ver playlist' })).toBeInTheDocument();
    await expect(sent.mock.calls).toEqual([['pls_domingo-lento', { trackId: 'trk_luna' }]]);
    await expect(done).toHaveBeenCalledOnce();
    // Adding reloads the playlists.
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  },
};

export const SendsOnce: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: {
      handlers: [
        list(few),
        http.post('*/api/playlists/:id/tracks', async ({ params, request }) => {
          sent(String(params['id']), await request.json());
          await delay('infinite');
        }),
      ],
    },
  },
  play: async () => {
    await open();
    const playlist = await item('Domingo lento');
    await userEvent.dblClick(playlist);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await userEvent.click(playlist);
    await expect(playlist).toHaveAttribute('aria-busy', 'true');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(done).not.toHaveBeenCalled();
  },
};

export const AFullOneSaysSo: Story = {
  tags: ['state:disabled'],
  play: async () => {
    await open();
    const full = await item('Llena');
    await expect(full).toHaveAccessibleDescription('Esta playlist está llena');
    await userEvent.click(full);
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Duplicate: Story = {
  tags: ['state:open'],
  parameters: { msw: { handlers: [list(few), addTwice] } },
  play: async () => {
    await open();
    await choose('Domingo lento');
    await requested();
  },
};

const requested = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Ya está en «Domingo lento»' }));

// Proves library: A second copy of a track is asked about
export const DuplicateAsks: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(few), addTwice] } },
  play: async () => {
    await open();
    await choose('Domingo lento');
    await userEvent.click(
      (await requested()).getByRole('button', { name: 'Añadir de todos modos' }),
    );
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(sent.mock.calls.map(([, body]) => body)).toEqual([
      { trackId: 'trk_luna' },
      { trackId: 'trk_luna', allowDuplicate: true },
    ]);
  },
};

export const DuplicateIsLeft: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(few), addTwice] } },
  play: async () => {
    await open();
    await choose('Domingo lento');
    await userEvent.click((await requested()).getByRole('button', { name: 'No añadir' }));
    await expect(done).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [list(few), http.post('*/api/playlists/:id/tracks', () => HttpResponse.error())],
    },
  },
  play: async () => {
    await open();
    await choose('Domingo lento');
    const fault = await screen.findByText(
      'No pudimos añadir «Luna de ámbar» a «Domingo lento». Inténtalo de nuevo.',
    );
    await expect(listed).toHaveBeenCalledOnce();
    // Hovering keeps the toast.
    await userEvent.hover(fault);
  },
};

export const ListFailed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.get('*/api/playlists/user', () => HttpResponse.error())] } },
  play: async () => {
    await open();
    await expect(await screen.findByText('No pudimos cargar tus playlists')).toBeInTheDocument();
    await expect(await item('Nueva playlist')).toBeInTheDocument();
  },
};

const create = http.post('*/api/playlists', async ({ request }) => {
  const { name } = (await request.json()) as { name: string };
  sent('create', name);
  return HttpResponse.json(named(name, { id: 'pls_nueva' }), { status: 201 });
});

const openNew = async () => {
  await open();
  await choose('Nueva playlist');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva playlist' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
};

export const NewPlaylist: Story = { tags: ['state:open', 'state:narrow'], play: openNew };

export const NewPlaylistIsMade: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(few), add, create] } },
  play: async () => {
    await open();
    await choose('Nueva playlist');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva playlist' }));
    const name = dialog.getByRole('textbox', { name: 'Nombre de la playlist' });
    await waitFor(() => expect(name).toHaveFocus());
    // A blank name is ignored.
    await userEvent.clear(name);
    await userEvent.type(name, '   {Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(name, 'Para el mar {Enter}{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(sent.mock.calls).toEqual([
      ['create', 'Para el mar'],
      ['pls_nueva', { trackId: 'trk_luna' }],
    ]);
  },
};

// Proves library: A new one has a name to begin with
/** The name is there and selected: Enter takes it, and a letter replaces it. */
export const NewPlaylistIsNamed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(few), add, create] } },
  play: async () => {
    await openNew();
    await expect(screen.getByRole('textbox')).toHaveValue('Luna de ámbar');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('«Luna de ámbar» añadida a «Luna de ámbar».');
    await expect(sent.mock.calls).toEqual([
      ['create', 'Luna de ámbar'],
      ['pls_nueva', { trackId: 'trk_luna' }],
    ]);
  },
};

// Proves library: A letter replaces it
export const NewPlaylistIsRenamed: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(few), add, create] } },
  play: async () => {
    await openNew();
    await userEvent.keyboard('Para el mar{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('create', 'Para el mar'));
  },
};

export const NewPlaylistFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [list(few), http.post('*/api/playlists', () => HttpResponse.error())] },
  },
  play: async () => {
    await open();
    await choose('Nueva playlist');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva playlist' }));
    const name = dialog.getByRole('textbox');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.clear(name);
    await userEvent.type(name, 'Para el mar{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No pudimos crear «Para el mar». Inténtalo de nuevo.',
    );
    await expect(dialog.getByRole('textbox')).toHaveValue('Para el mar');
    await expect(done).not.toHaveBeenCalled();
  },
};

export const Many: Story = {
  tags: ['state:open', 'state:hover', 'state:focus'],
  parameters: { msw: { handlers: [list([...many, named(longTitle, { id: 'pls_largo' })]), add] } },
  play: async () => {
    await open();
    await choose('Ver todas tus playlists');
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir a playlist' }));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    showHover(dialog.getByRole('button', { name: /^Lista 2\b/ }));
    showFocus(dialog.getByRole('button', { name: /^Lista 3\b/ }));
  },
};

export const MoreThanTheMenuHolds: Story = {
  parameters: { msw: { handlers: [list(many), add] } },
  play: async () => {
    await open();
    await item('Ver todas tus playlists');
  },
};

export const ManyFiltered: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [list(many), add] } },
  play: async () => {
    await open();
    await item('Lista 8');
    await expect(screen.queryByRole('menuitem', { name: 'Lista 9' })).toBeNull();
    await choose('Ver todas tus playlists');
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir a playlist' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(40);
    await userEvent.type(dialog.getByRole('searchbox'), 'lista 33');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^Lista 33/ }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith('pls_lista-33', { trackId: 'trk_luna' });
  },
};

export const NoneFound: Story = {
  tags: ['state:no-match'],
  parameters: { msw: { handlers: [list(many), add] } },
  play: async () => {
    await open();
    await choose('Ver todas tus playlists');
    const dialog = within(await screen.findByRole('dialog', { name: 'Añadir a playlist' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'zzz');
    await expect(dialog.getByText('Ninguna de tus playlists se llama así.')).toBeInTheDocument();
  },
};

const readIds = fn<() => Promise<readonly string[] | null>>();

/** A list of 600 songs, of which the playlist has as many as are not `fresh`. */
const addingAList = (fresh: number): Story => ({
  render: () => <Adding what={{ title: 'Orilla', readIds }} />,
  parameters: {
    msw: {
      handlers: [
        list(few),
        http.post('*/api/playlists/:id/tracks/several', async ({ params, request }) => {
          const body = (await request.json()) as { trackIds: string[]; allowDuplicates: boolean };
          sent(String(params['id']), [body.trackIds.length, body.allowDuplicates]);
          const added = body.allowDuplicates ? body.trackIds.length : Math.min(fresh, 100);
          const entryIds = Array.from({ length: added }, (_, index) => `ent_${index}`);
          return HttpResponse.json({ added, entryIds, trackCount: 700 }, { status: 201 });
        }),
      ],
    },
  },
  beforeEach: () => {
    readIds.mockResolvedValue(Array.from({ length: 600 }, (_, index) => `trk_${index}`));
  },
});

export const ListPartlyThere: Story = {
  ...addingAList(100),
  tags: ['state:success'],
  play: async () => {
    await open();
    await choose('Domingo lento');
    const said = await screen.findByText(
      '200 canciones de «Orilla» añadidas a «Domingo lento»; las demás ya estaban.',
    );
    await expect(sent.mock.calls.map(([, body]) => body)).toEqual([
      [500, false],
      [100, false],
    ]);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    // Hovering keeps the toast.
    await userEvent.hover(said);
  },
};

// Proves library: A list that is all there
export const ListAllThere: Story = {
  ...addingAList(0),
  tags: ['no-photo'],
  play: async () => {
    await open();
    await choose('Domingo lento');
    await screen.findByText('«Domingo lento» ya tiene todas las canciones de «Orilla».');
    await userEvent.click(screen.getByRole('button', { name: 'Añadir otra vez' }));
    await screen.findByText('600 canciones de «Orilla» añadidas a «Domingo lento».');
  },
};

export const ListNotRead: Story = {
  ...addingAList(0),
  tags: ['no-photo'],
  beforeEach: () => {
    readIds.mockResolvedValue(null);
  },
  play: async () => {
    await open();
    await choose('Domingo lento');
    await screen.findByText('No pudimos añadir «Orilla» a «Domingo lento». Inténtalo de nuevo.');
    await expect(sent).not.toHaveBeenCalled();
  },
};
