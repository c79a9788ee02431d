import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from 'lucide-react';
import { delay, http, HttpResponse } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import type { Screen } from '@/shared/routes';
import { Text } from '@/shared/ui/text';
import { findsRole, findsText } from '@/shared/testing';
import { recentWorkspaces } from '../model/recent-workspaces';
import type { Workspace } from '../model/workspace';
import { answersForAdmin, answerWorkspaces } from '../testing/answer-workspaces';
import { ForActingArtist } from './ForActingArtist';

const loaders = [() => import('./InsteadOfTool')];

const missing = () => HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 });
const noArtist = http.get('*/api/artists/:id', missing);
const notFound = http.get('*/api/artists/art_gone', missing);

/** A screen as its area lists it. */
const screenThat = (takes: 'artist' | 'either'): Screen => ({
  name: 'concerts',
  path: '/concerts',
  link: { label: 'pages.promotion:concerts.link', Icon: Ticket, takes },
  load: async () => () => null,
});
const withAll = { screen: screenThat('either') };
const asLabel = { state: signedIn({ role: 'label' }), msw: { handlers: [answerWorkspaces()] } };
const asAdmin = {
  state: signedIn({ role: 'admin' }),
  msw: { handlers: [notFound, ...answersForAdmin] },
};
const { id: owner } = buildUser();
const soledad: Workspace = {
  kind: 'artist',
  id: 'art_soledad-amaranto',
  name: 'Soledad Amaranto',
  image: null,
};

type ToolProps = { artistId?: string | undefined; labelId?: string | undefined };

/** The tool with its address, and a link to another. */
function Tool({ artistId, labelId }: ToolProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Text>{artistId ?? labelId ?? 'Su propio perfil'}</Text>
      <Text tone="muted">{pathname + search}</Text>
      <Link to="/artist-stories">Historias</Link>
    </>
  );
}

const meta = {
  title: 'Work/Office/For an artist',
  component: ForActingArtist,
  args: { children: ({ artistId, labelId }) => <Tool artistId={artistId} labelId={labelId} /> },
  parameters: {
    state: signedIn({ role: 'artist' }),
    address: '/concerts',
    screen: screenThat('artist'),
    guide: {
      use: 'Around a tool of one artist that labels and admins may use for them, or of all artists of a label.',
      do: [
        'Give the tool the id of the artist as key.',
        'Send the id as ?artistId= where it is known, that of a whole label as ?labelId=.',
      ],
      dont: ['Use it for a screen that compares artists.'],
      keyboard: [{ keys: 'Tab', effect: 'Reaches the tool, or the way on where there is none.' }],
    },
  },
} satisfies Meta<typeof ForActingArtist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Su propio perfil')).toBeVisible();
    await expect(canvas.getByText('/concerts')).toBeVisible();
  },
};
// Proves ownership: Nobody is put on an artist whom they did not choose
/** An account with several artists chooses, once: the tool that is opened next keeps the choice. */
export const SeveralOwn: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: { msw: { handlers: [answerWorkspaces((own) => ({ ...own, labels: [] }))] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: '¿Con quién trabajas?' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
    const [, second] = canvas.getAllByRole('link');
    await userEvent.click(second ?? canvas.getByRole('link'));
    await expect(await canvas.findByText('/concerts?artist=sample-artist-2')).toBeVisible();
    await expect(recentWorkspaces.list.read(owner)[0]?.id).toBe('sample-artist-2');
  },
};
// Proves ownership: Another's artist
export const NotOwn: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: {
    address: '/concerts?artist=art_candela-ruan',
    msw: {
      handlers: [answerWorkspaces(({ artists }) => ({ artists: artists.slice(0, 1), labels: [] }))],
    },
  },
  play: findsRole('heading', { name: 'Tu cuenta no habla por este artista' }),
};
/** A label starts with its first artist where a tool takes one, and the address names them. */
export const Label: Story = {
  tags: ['state:variants'],
  parameters: asLabel,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sample-artist-1')).toBeVisible();
    await expect(await canvas.findByText('/concerts?artist=sample-artist-1')).toBeVisible();
  },
};
// Proves ownership: Todos, where a tool takes it
/** All of a label's artists, where the tool lists them together. */
export const LabelWithAll: Story = {
  tags: ['no-photo'],
  parameters: { ...asLabel, ...withAll },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sample-label')).toBeVisible();
    await expect(await canvas.findByText('/concerts?label=sample-label')).toBeVisible();
  },
};
// Proves ownership: No Todos with one artist
/** With a single artist, «all» would be the same. */
export const LabelWithOne: Story = {
  tags: ['no-photo'],
  parameters: {
    ...asLabel,
    ...withAll,
    msw: {
      handlers: [
        answerWorkspaces(({ artists, labels }) => ({ artists: artists.slice(1, 2), labels })),
      ],
    },
  },
  play: findsText('sample-artist-2'),
};
// Proves ownership: The next tool is about the same artist, and its address names them
/** The next tool keeps the artist in its address. */
export const LabelInTheNextTool: Story = {
  tags: ['no-photo'],
  parameters: { ...asLabel, address: '/concerts?artist=sample-artist-2' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('sample-artist-2')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Historias' }));
    await expect(await canvas.findByText('/artist-stories?artist=sample-artist-2')).toBeVisible();
  },
};
// Proves ownership: A label with another's artist in the address
/** The address names another label's artist: a message and a link to the last one used. */
export const NotOfTheLabel: Story = {
  tags: ['state:not-found'],
  loaders,
  parameters: { ...asLabel, address: '/concerts?artist=art_candela-ruan' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Este artista no es de tu disquera' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Volver a mi última elección' }));
    await expect(await canvas.findByText('/concerts?artist=sample-artist-1')).toBeVisible();
  },
};
/** The same for another label. */
export const NotTheirLabel: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: { ...asLabel, ...withAll, address: '/concerts?label=lbl_otra' },
  play: findsRole('heading', { name: 'Este artista no es de tu disquera' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    state: signedIn({ role: 'label' }),
    msw: { handlers: [http.get('*/api/workspaces', () => delay('infinite'))] },
  },
};
/** A label without artists gets a link to offer a contract. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders,
  parameters: {
    ...asLabel,
    msw: { handlers: [answerWorkspaces(({ labels }) => ({ artists: [], labels }))] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Tu disquera no tiene artistas con contrato vigente',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Agregar artista' })).toBeVisible();
  },
};
// Proves access: An administrator's screen begins with an artist
/** An admin starts with the most heard artist. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: asAdmin,
  play: findsText('/concerts?artist=sample-artist-1'),
};
// Proves ownership: A deleted artist leaves them
/** Then the last one used; a deleted one is skipped. */
export const AdminAgain: Story = {
  tags: ['no-photo'],
  parameters: asAdmin,
  beforeEach: () => {
    recentWorkspaces.note(owner, soledad);
    recentWorkspaces.note(owner, { ...soledad, id: 'art_gone', name: 'Quien se fue' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/concerts?artist=art_soledad-amaranto')).toBeVisible();
    await expect(recentWorkspaces.list.read(owner).map(({ id }) => id)).toEqual([
      'art_soledad-amaranto',
    ]);
  },
};
/** A service without artists. */
export const NoArtistYet: Story = {
  tags: ['state:empty', 'state:admin'],
  loaders,
  parameters: { state: signedIn({ role: 'admin' }) },
  play: findsRole('heading', { name: 'Todavía no hay artistas' }),
};
// Proves ownership: An administrator with an unknown artist in the address of a tool
/** The artist does not exist. */
export const Unknown: Story = {
  tags: ['state:not-found', 'state:admin'],
  loaders,
  parameters: {
    ...asAdmin,
    msw: { handlers: [noArtist, answerWorkspaces()] },
    address: '/concerts?artist=nope',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No encontramos a este artista' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  loaders,
  parameters: NotOfTheLabel.parameters ?? {},
  globals: { viewport: { value: 'narrow' } },
};
