import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import type { Workspaces } from '@/shared/contract/workspace.ts';
import { longName, showFocus, showHover } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { recentWorkspaces } from '../model/recent-workspaces';
import { answerWorkspaces } from '../testing/answer-workspaces';
import { WhoseItem } from './WhoseItem';
import { WorkPanel } from './WorkPanel';
import { WorkspaceList } from './WorkspaceList';
import { WorkspaceSwitch } from './WorkspaceSwitch';

const tools = [
  { path: '/label-manager', takes: 'label' },
  { path: '/spotify-for-artists', takes: 'artist' },
  { path: '/concerts', takes: 'either' },
] as const;

/** Shows the address. */
function Address() {
  const { pathname, search } = useLocation();
  return <Text tone="muted">{pathname + search}</Text>;
}

const ofArtist = answerWorkspaces(({ artists }) => ({
  artists: artists.slice(0, 1).map((artist) => ({ ...artist, labelId: null })),
  labels: [],
}));
const as = (role: 'artist' | 'label' | 'admin', answer = answerWorkspaces()) => ({
  state: signedIn({ role }),
  msw: { handlers: [answer] },
});
const many = ({ labels }: Workspaces): Workspaces => ({
  labels,
  artists: Array.from({ length: 300 }, (_, index) => ({
    id: `art_${index}`,
    name: `Artista ${index + 1}`,
    image: null,
    labelId: labels[0]?.id ?? null,
  })),
});
const found = http.get('*/api/search', async () => {
  const { sampleWorkspaces } = await import('@/shared/sample/sample-workspaces.ts');
  const artists = sampleWorkspaces().artists.map((artist) => ({ ...artist, followers: 12 }));
  return HttpResponse.json({ tracks: [], albums: [], playlists: [], artists });
});
const labels = http.get('*/api/label/labels', () =>
  HttpResponse.json([{ id: 'lbl_bruma', name: 'Bruma Records', country: 'ES' }]),
);
const asAdmin = {
  state: signedIn({ role: 'admin' }),
  msw: { handlers: [answerWorkspaces(), found, labels] },
  address: '/concerts?tab=analytics&open=con_1&artist=sample-artist-1',
};

const meta = {
  title: 'Work/Office/Workspace switch (para quién)',
  component: WorkspaceSwitch,
  subcomponents: { WorkspaceList, WorkPanel, WhoseItem },
  args: { tools },
  parameters: {
    ...as('label'),
    address: '/concerts',
    guide: {
      use: 'At the top of the offices’ links: whose the open screen is, and the way to another.',
      do: [
        'Let the address say whose a screen is; the switch reads it there.',
        'Say of a screen in its area what it takes: an artist, a label, or either.',
      ],
      dont: ['Ask on a screen for whom one works: the switch is there on every one.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens the choice, on its search where there is one.' },
        { keys: '↑, ↓', effect: 'Goes from the search to the names, and from name to name.' },
        { keys: 'Enter', effect: 'Opens the screen about them.' },
        { keys: 'Esc', effect: 'Closes the choice; the focus is back on the switch.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
        <Address />
      </div>
    ),
  ],
} satisfies Meta<typeof WorkspaceSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: /\. Cambiar$/ }));
  return within(await screen.findByRole('dialog', { name: '¿Con quién trabajas?' }));
};

// Proves ownership: A label chooses in the switch
/** A label starts with all its artists, and chooses one. */
export const Default: Story = {
  tags: ['forced-colours', 'state:default', 'state:label', 'state:no-image'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const choice = await open(context);
    await expect(choice.queryByRole('searchbox')).toBeNull();
    await expect(choice.getByRole('link', { current: true })).toHaveTextContent('Todos');
    await userEvent.click(choice.getByRole('link', { name: /Bruma del Sur/ }));
    await expect(await canvas.findByText('/concerts?artist=sample-artist-2')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: 'Bruma del Sur. Cambiar' }),
    ).toHaveFocus();
  },
};
export const Open: Story = {
  tags: ['state:open'],
  play: async (context) => void (await open(context)),
};
// Proves ownership: One artist is no choice
/** An account with one artist has no choice. */
export const OneArtist: Story = {
  tags: ['state:artist'],
  parameters: as('artist', ofArtist),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nora Quintavalle')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
// Proves ownership: A search among many, by keyboard
/** Three hundred have a search; the arrow keys move to the results. */
export const ThreeHundred: Story = {
  tags: ['state:extreme-numbers'],
  parameters: as('label', answerWorkspaces(many)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const choice = await open(context);
    const search = choice.getByRole('searchbox', { name: 'Buscar un artista' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('ARTISTA 287');
    await waitFor(() => expect(choice.getAllByRole('link')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(choice.getByRole('link', { name: /Artista 287/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByText('/concerts?artist=art_286')).toBeVisible();
  },
};
export const NobodyFound: Story = {
  tags: ['state:no-match'],
  parameters: as('label', answerWorkspaces(many)),
  play: async (context) => {
    const choice = await open(context);
    await context.userEvent.keyboard('qwxz');
    await expect(await choice.findByRole('status')).toHaveTextContent(
      'No encontramos a nadie con «qwxz».',
    );
  },
};
/** A screen that takes one artist does not offer all. */
export const WithoutAll: Story = {
  tags: ['no-photo'],
  parameters: { address: '/spotify-for-artists' },
  play: async (context) => {
    const choice = await open(context);
    await expect(choice.queryByRole('link', { name: /Todos/ })).toBeNull();
  },
};
// Proves ownership: A user of several labels is offered the artists of all
/** A user of several labels gets «all» of each, and the label beside each artist. */
export const SeveralLabels: Story = {
  tags: ['state:variants'],
  parameters: as(
    'label',
    answerWorkspaces(({ artists, labels: own }) => ({
      labels: [...own, { id: 'lbl_otra', name: 'Discos del Sur' }],
      artists: artists.map((artist, index) => ({
        ...artist,
        labelId: index % 2 === 0 ? artist.labelId : 'lbl_otra',
      })),
    })),
  ),
  play: async (context) => {
    const choice = await open(context);
    await expect(choice.getAllByRole('link', { name: /Todos/ })).toHaveLength(2);
    await expect(choice.getByRole('link', { name: /Bruma del Sur/ })).toHaveTextContent(
      'Discos del Sur',
    );
  },
};
// Proves ownership: An administrator finds artists and labels
/** An admin searches artists and labels by name; the tab stays, open items do not. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: asAdmin,
  play: async (context) => {
    const choice = await open(context);
    await context.userEvent.keyboard('bruma');
    const artists = within(await choice.findByRole('region', { name: 'Artistas' }));
    await expect(artists.getByRole('link', { name: /Bruma del Sur/ })).toHaveAttribute(
      'href',
      '/concerts?tab=analytics&artist=sample-artist-2',
    );
    const all = within(await choice.findByRole('region', { name: 'Disqueras' }));
    await expect(all.getByRole('link', { name: /Bruma Records/ })).toHaveAttribute(
      'href',
      '/concerts?tab=analytics&label=lbl_bruma',
    );
  },
};
// Proves ownership: An administrator's last choices are offered again
/** Recent ones come first; a label opens the first screen that takes labels. */
export const Recent: Story = {
  tags: ['state:admin'],
  parameters: { ...asAdmin, address: '/spotify-for-artists?artist=art_soledad' },
  beforeEach: () => {
    const owner = buildUser().id;
    recentWorkspaces.note(owner, { kind: 'label', id: 'lbl_1', name: 'Marejada', image: null });
    recentWorkspaces.note(owner, {
      kind: 'artist',
      id: 'art_soledad',
      name: 'Soledad Amaranto',
      image: null,
    });
  },
  play: async (context) => {
    const choice = await open(context);
    const recent = within(choice.getByRole('region', { name: 'Elegidos hace poco' }));
    await expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/spotify-for-artists?artist=art_soledad',
      '/label-manager?label=lbl_1',
    ]);
    await expect(await choice.findByRole('region', { name: 'Los más escuchados' })).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/workspaces', () => new Promise<never>(() => {}))] },
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => showHover(await canvas.findByRole('button', { name: /Todos/ })),
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: /Todos/ });
    await waitFor(() => expect(button).toHaveFocus());
    showFocus(button);
  },
};
const rightToLeft = 'فرقة الفجر الأندلسي للموسيقى';
const strangers = answerWorkspaces(({ artists, labels: own }) => ({
  labels: own,
  artists: artists.map((artist, index) => ({
    ...artist,
    name: index % 2 === 0 ? longName : rightToLeft,
  })),
}));
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { ...as('label', strangers), address: '/concerts?artist=sample-artist-2' },
  play: async (context) => void (await open(context)),
};
export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
