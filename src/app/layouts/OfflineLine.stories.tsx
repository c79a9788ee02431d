import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AlbumCard } from '@/entities/album';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { PlaylistTile } from '@/entities/playlist';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { setCut } from '@/shared/api';
import { sampleLikedTracks } from '@/shared/sample/sample-tracks.ts';
import { pretendNavigator } from '@/shared/testing';
import { Grid } from '@/shared/ui/grid';
import { OfflineLine } from './OfflineLine';

const meta = {
  title: 'Music/Shell/Offline line',
  component: OfflineLine,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
    guide: {
      use: 'Once for the whole application, while the device has no network, or the server is out of reach; examples that stand in for a silent server have the sample notice.',
      do: ['Leave what is there as it is: the music goes on.', 'Let it go by itself.'],
      dont: ['Say it again in another place.', 'Offer to retry: that happens by itself.'],
      keyboard: [],
    },
  },
  beforeEach: () => pretendNavigator({ onLine: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sin conexión');
  },
} satisfies Meta<typeof OfflineLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { tags: ['state:default', 'state:narrow'] };
// Proves offline: Named once
export const WithCopies: Story = {
  tags: ['state:variants'],
  parameters: { state: signedIn() },
  beforeEach: async () => {
    const empty = await fillCopies({ owner: buildUser().id, lists: [] });
    const goOnline = pretendNavigator({ onLine: false });
    return () => {
      goOnline();
      return empty();
    };
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver lo que suena aquí' });
    await expect(link).toHaveAttribute('href', '/collection/offline');
  },
};
/** The device has a network of its own, but the server does not answer. */
export const ServerOutOfReach: Story = {
  tags: ['state:variants'],
  beforeEach: () => {
    const restore = pretendNavigator({ onLine: true });
    setCut(true);
    return () => {
      setCut(false);
      restore();
    };
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    await expect(line).toHaveTextContent('Sin conexión con Tonada');
    setCut(false);
    await waitFor(() => expect(line).toBeEmptyDOMElement());
  },
};
/** The live region is present but empty. */
export const Online: Story = {
  tags: ['state:closed', 'no-photo'],
  beforeEach: () => pretendNavigator({ onLine: true }),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
// Proves offline: Nothing flickers
export const FollowsTheNetwork: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    pretendNavigator({ onLine: true });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(line).toBeEmptyDOMElement());
    pretendNavigator({ onLine: false });
    dispatchEvent(new Event('offline'));
    pretendNavigator({ onLine: true });
    dispatchEvent(new Event('online'));
    await expect(line).toBeEmptyDOMElement();
    pretendNavigator({ onLine: false });
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(line).toHaveTextContent('Sin conexión'), { timeout: 10_000 });
  },
};

const songs = [...new Map(sampleLikedTracks().map((song) => [song.album.id, song])).values()];
const [kept, other] = songs;
const cards = songs.slice(0, 4).map(({ album: { id, title, coverImage }, artist }) => (
  <li key={id}>
    <AlbumCard album={{ id, title, artist, coverImage }} />
  </li>
));
const noteOf = (card: Element | null) =>
  card ? getComputedStyle(card, '::after').content.replaceAll('"', '') : 'no card';
const cardOf = (title: string) => screen.getByRole('link', { name: title }).closest('[data-card]');

// Proves offline: Told at each card
export const MutesCards: Story = {
  tags: ['state:variants', 'state:narrow'],
  parameters: { state: signedIn() },
  render: () => (
    <>
      <Grid>{cards}</Grid>
      <PlaylistTile playlist={{ id: 'pls_patio', name: 'Noches de patio', coverImage: null }} />
      <OfflineLine />
    </>
  ),
  beforeEach: async () => {
    const tracks = kept ? [kept] : [];
    const list = { source: `album:${kept?.album.id}`, name: 'Aquí', tracks };
    const here = tracks.map(({ id }) => id);
    const empty = await fillCopies({ owner: buildUser().id, lists: [list], here });
    const goOnline = pretendNavigator({ onLine: false });
    return () => {
      goOnline();
      return empty();
    };
  },
  play: async () => {
    await waitFor(() => expect(noteOf(cardOf(other?.album.title ?? ''))).toBe('Solo con conexión'));
    await expect(noteOf(cardOf('Noches de patio'))).toBe('Solo con conexión');
    await expect(noteOf(cardOf(kept?.album.title ?? ''))).toBe('none');
    pretendNavigator({ onLine: true });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(noteOf(cardOf('Noches de patio'))).toBe('none'));
  },
};
