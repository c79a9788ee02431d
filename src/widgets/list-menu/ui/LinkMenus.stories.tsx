import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { queuedTrack } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { sampleFullTrack } from '@/shared/sample/sample-tracks.ts';
import { Artwork } from '@/shared/ui/artwork';
import { MediaCard } from '@/shared/ui/card';
import { Grid } from '@/shared/ui/grid';
import { RouteLink } from '@/shared/ui/link';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { LinkMenus } from '..';

const playlist = sampleFullPlaylist('pls_ventana-abierta');
const track = {
  ...sampleFullTrack('trk_nora-quintavalle_luna-de-ambar_01'),
  ...queuedTrack(),
};

type Slot = ComponentProps<typeof LinkMenus>['trackMenu'];

const TrackMenu: Slot = ({ track: { title }, anchor, onClose, children }) => (
  <AnchoredMenu anchor={anchor} label={`Canción ${title}`} onClose={onClose}>
    {children}
  </AnchoredMenu>
);

const meta = {
  title: 'Music/Playlists/Link menus',
  component: LinkMenus,
  args: { trackMenu: TrackMenu },
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'Opens the menu of whatever link leads to music, or of a picture that names its page. The frame has it once.',
      do: [
        'Give a picture that is no link the address of its page: data-menu-place.',
        'Leave the browser its own menu with Shift.',
      ],
      dont: [
        'Handle right clicks in a card.',
        'Hide a function behind it: everything is also on the page that the link opens.',
      ],
      keyboard: [
        { keys: 'Shift+F10, Menu', effect: 'Opens the menu of the link that has the focus.' },
        { keys: 'Esc', effect: 'Closes it; the focus is back on the link.' },
      ],
    },
    msw: {
      handlers: [
        http.get('*/api/playlists/:id', () => HttpResponse.json(playlist)),
        http.get('*/api/tracks/:id', () => HttpResponse.json(track)),
      ],
    },
  },
  render: (args) => (
    <>
      <Grid>
        <li>
          <MediaCard
            artwork={<Artwork src={null} seed={playlist.id} sizes="200px" />}
            title="Ventana abierta"
            to={`/playlist/${playlist.id}`}
          />
        </li>
      </Grid>
      <p>
        <RouteLink to="/track/trk_luna">Luna de ámbar</RouteLink>
      </p>
      <p>
        <RouteLink to="/search">Buscar</RouteLink>{' '}
        <RouteLink to="/collection/tracks">Favoritas</RouteLink>
      </p>
      <div data-menu-place={`/playlist/${playlist.id}`} data-menu-name="Ventana abierta">
        Portada
      </div>
      <LinkMenus {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
} satisfies Meta<typeof LinkMenus>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (name: string) => screen.getByRole('link', { name });
const point = { clientX: 60, clientY: 80 };
/** Resolves to whether the browser's own menu opens. */
const rightClick = (target: Element, more = {}) =>
  fireEvent.contextMenu(target, { ...point, ...more });
const menuOfPlaylist = () => screen.findByRole('menu', { name: 'Opciones de Ventana abierta' });
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

// Proves music-pages: List: menu by right click
export const RightClickOnACard: Story = {
  tags: ['state:default', 'state:open'],
  play: async () => {
    await expect(await rightClick(link('Ventana abierta'))).toBe(false);
    await menuOfPlaylist();
    await expect(
      screen.getByRole('menuitem', { name: 'Abrir en una pestaña nueva' }),
    ).toHaveAttribute('href', `/playlist/${playlist.id}`);
  },
};

export const RightClickOnAPicture: Story = {
  tags: ['no-photo'],
  play: async () => {
    await expect(await rightClick(screen.getByText('Portada'))).toBe(false);
    await menuOfPlaylist();
  },
};

export const LinkToATrack: Story = {
  tags: ['state:variants'],
  play: async () => {
    await expect(await rightClick(link('Luna de ámbar'))).toBe(false);
    await screen.findByRole('menu', { name: 'Canción Luna de ámbar' });
  },
};

export const TrackFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/tracks/:id', () =>
          HttpResponse.json({ error: 'No.', code: 'not-found' }, { status: 404 }),
        ),
      ],
    },
  },
  play: async () => {
    await rightClick(link('Luna de ámbar'));
    // Hovering keeps the toast.
    await userEvent.hover(
      await screen.findByText('No pudimos abrir el menú de esta canción. Inténtalo de nuevo.'),
    );
  },
};

// Proves music-pages: List: menu by keyboard
export const ByKeyboard: Story = {
  tags: ['no-photo'],
  play: async () => {
    for (const key of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      link('Ventana abierta').focus();
      await userEvent.keyboard(key);
      await menuOfPlaylist();
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(link('Ventana abierta')).toHaveFocus();
    }
  },
};

// Proves music-pages: List: menu by long press
export const ByLongPress: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const finger = { pointerType: 'touch', isPrimary: true, ...point };
    await fireEvent.pointerDown(link('Ventana abierta'), finger);
    await menuOfPlaylist();
    await fireEvent.pointerUp(link('Ventana abierta'), finger);
    // Lifting the finger opens nothing else.
    await expect(await fireEvent.click(link('Ventana abierta'))).toBe(false);
  },
};

// Proves music-pages: List: the browser's own menu stays reachable
export const OwnMenuOfTheBrowser: Story = {
  tags: ['no-photo'],
  play: async () => {
    await expect(await rightClick(link('Buscar'))).toBe(true);
    await expect(await rightClick(link('Ventana abierta'), { shiftKey: true })).toBe(true);
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** Liked songs are somebody's. */
export const Visitor: Story = {
  tags: ['state:visitor', 'no-photo'],
  parameters: { state: asVisitor },
  play: async () => {
    await expect(await rightClick(link('Favoritas'))).toBe(true);
    await expect(await rightClick(link('Ventana abierta'))).toBe(false);
    await menuOfPlaylist();
  },
};
