import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Collaboration, PlaylistAct } from '@/shared/contract/collaboration.ts';
import { longTitle } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { CollaborationDialog } from './CollaborationDialog';

const viewer = signedIn().session.user;
const playlist = {
  id: 'pls_patio',
  name: 'Noches de patio',
  owner: { id: viewer.id, displayName: viewer.displayName },
  collaboration: 'owner' as const,
};
const bruno = {
  id: 'usr_mateo',
  name: 'Mateo Quiroga',
  image: null,
  since: '2026-11-12T10:00:00.000Z',
};
const ofOwner: Collaboration = {
  part: 'owner',
  collaborators: [bruno],
  blocked: [],
  link: { token: 'abc', expiresAt: '2026-11-27T10:00:00.000Z' },
};
const act = (changes: Partial<PlaylistAct> = {}): PlaylistAct => ({
  id: 'act_1',
  kind: 'added',
  at: '2026-11-19T18:30:00.000Z',
  actor: { id: bruno.id, name: bruno.name },
  titles: ['Luna de marzo'],
  count: 1,
  isUndo: false,
  isUndone: false,
  canUndo: true,
  ...changes,
});
const acts = [
  act(),
  act({ id: 'act_2', kind: 'removed', titles: ['Faro', 'Umbral', 'Patio'], count: 12 }),
  act({ id: 'act_3', kind: 'moved', actor: null, isUndone: true, canUndo: false }),
];

let undone: string[] = [];
let blocked: Collaboration['blocked'] = [];
const reads = (collaboration: Collaboration) =>
  http.get('*/api/playlists/:id/collaboration', () => HttpResponse.json(collaboration));
const logs = (shown: PlaylistAct[], nextCursor: string | null = null) =>
  http.get('*/api/playlists/:id/log', () => HttpResponse.json({ acts: shown, nextCursor }));
const done = () => new HttpResponse(null, { status: 204 });
const writes = [
  http.post('*/api/playlists/:id/log/:actId/undo', ({ params }) => {
    undone.push(String(params['actId']));
    return done();
  }),
  http.post('*/api/playlists/:id/collaboration/link', () => HttpResponse.json(ofOwner)),
  http.delete('*/api/playlists/:id/collaboration', done),
  http.delete('*/api/playlists/:id/collaborators/:userId', done),
  http.delete('*/api/playlists/:id/collaboration/blocked/:userId', done),
];

const meta = {
  title: 'Music/Playlists/Collaboration dialog',
  component: CollaborationDialog,
  args: { playlist, viewerId: viewer.id, onClose: fn(), onLeft: fn() },
  beforeEach: () => {
    undone = [];
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
    msw: [reads(ofOwner), logs(acts), ...writes],
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'Shows who makes a playlist together and what they changed, with the link that invites.',
      do: ['Open it from the menu of the playlist, for its owner and its collaborators.'],
      dont: ['Show it to anybody else: names and changes are theirs alone.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the link, the people and the changes.' },
        { keys: 'Enter, Space', effect: 'Presses the button.' },
        { keys: 'Esc', effect: 'Closes it.' },
      ],
    },
  },
} satisfies Meta<typeof CollaborationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const OfTheOwner: Story = {
  tags: ['state:default', 'state:narrow', 'state:owner'],
  play: async () => {
    const window = await dialog();
    await expect(await window.findByLabelText('Enlace para colaborar')).toHaveValue(
      `${location.origin}/collaborate#token=abc`,
    );
    await expect(await window.findByText('Mateo Quiroga quitó 12 canciones')).toBeVisible();
    await expect(window.getByText('Una cuenta eliminada movió 1 canción')).toBeVisible();
  },
};
// Proves collaboration: An act is undone in the window of the playlist
export const Undoes: Story = {
  tags: ['state:success'],
  play: async () => {
    const window = await dialog();
    const name = 'Deshacer: Mateo Quiroga quitó 12 canciones';
    await userEvent.click(await window.findByRole('button', { name }));
    await waitFor(() => expect(undone).toEqual(['act_2']));
    await expect(await screen.findByText('Cambio deshecho')).toBeVisible();
  },
};
// Proves collaboration: Blocking is the owner's, and shown to nobody else
export const Blocks: Story = {
  tags: ['state:success'],
  beforeEach: () => {
    blocked = [];
  },
  parameters: {
    msw: [
      http.get('*/api/playlists/:id/collaboration', () =>
        HttpResponse.json({
          ...ofOwner,
          collaborators: blocked.length === 0 ? [bruno] : [],
          blocked,
        }),
      ),
      logs(acts),
      http.post('*/api/playlists/:id/collaboration/blocked', () => {
        blocked = [{ id: bruno.id, name: bruno.name }];
        return done();
      }),
      http.delete('*/api/playlists/:id/collaboration/blocked/:userId', () => {
        blocked = [];
        return done();
      }),
    ],
  },
  play: async () => {
    const window = await dialog();
    await expect(await window.findByText('Mateo Quiroga')).toBeVisible();
    await expect(window.queryByRole('heading', { name: 'Personas bloqueadas' })).toBeNull();
    await userEvent.click(window.getByRole('button', { name: 'Bloquear a Mateo Quiroga' }));
    const letIn = await window.findByRole('button', { name: 'Desbloquear a Mateo Quiroga' });
    await expect(window.getByText('Todavía no colabora nadie más.')).toBeVisible();
    await userEvent.click(letIn);
    await expect(
      await screen.findByText('Mateo Quiroga puede volver con un enlace.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(window.queryByRole('heading', { name: 'Personas bloqueadas' })).toBeNull(),
    );
  },
};
export const SomeBlocked: Story = {
  tags: ['state:variants', 'state:narrow'],
  parameters: {
    msw: [
      reads({ ...ofOwner, blocked: [{ id: 'usr_otra', name: 'Noa Ibarra' }] }),
      logs(acts),
      ...writes,
    ],
  },
  play: async () => {
    const window = await dialog();
    await expect(
      await window.findByRole('button', { name: 'Desbloquear a Noa Ibarra' }),
    ).toBeVisible();
  },
};
export const New: Story = {
  tags: ['state:empty'],
  args: { playlist: { ...playlist, collaboration: undefined } },
  parameters: {
    msw: [
      reads({ part: 'owner', collaborators: [], blocked: [], link: null }),
      logs([]),
      ...writes,
    ],
  },
  play: async () => {
    const window = await dialog();
    await expect(await window.findByRole('button', { name: 'Crear un enlace' })).toBeVisible();
    await expect(window.getByText('Todavía no colabora nadie más.')).toBeVisible();
    await expect(window.queryByRole('button', { name: 'Dejar de colaborar' })).toBeNull();
  },
};
export const OfACollaborator: Story = {
  tags: ['state:variants'],
  args: {
    playlist: {
      ...playlist,
      owner: { id: 'usr_alma', displayName: 'Alma Ríos' },
      collaboration: 'collaborator',
    },
  },
  parameters: {
    msw: [
      reads({ part: 'collaborator', collaborators: [bruno], blocked: [], link: null }),
      logs([act({ canUndo: false })]),
      ...writes,
    ],
  },
  play: async ({ args }) => {
    const window = await dialog();
    const leave = await window.findByRole('button', { name: 'Salir de la playlist' });
    await expect(window.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    await userEvent.click(leave);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalled());
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      reads({ ...ofOwner, collaborators: [{ ...bruno, name: longTitle }] }),
      logs([act({ actor: { id: bruno.id, name: longTitle }, titles: [longTitle] })], 'next'),
      ...writes,
    ],
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [http.get('*/api/playlists/:id/collaboration', () => delay('infinite')), logs([])],
  },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get('*/api/playlists/:id/collaboration', () => HttpResponse.error()), logs([])],
  },
};
export const NotUndone: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      reads(ofOwner),
      logs(acts),
      http.post('*/api/playlists/:id/log/:actId/undo', () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Este cambio ya se deshizo.' },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async () => {
    const window = await dialog();
    const name = 'Deshacer: Mateo Quiroga añadió 1 canción';
    await userEvent.click(await window.findByRole('button', { name }));
    await expect(await screen.findByText('Este cambio ya se deshizo.')).toBeVisible();
  },
};
