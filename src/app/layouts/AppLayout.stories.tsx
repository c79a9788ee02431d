import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { playingState, queuedTrack } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longName, longTitle, showFocus, showHover, unanswered } from '@/shared/testing';
import { media } from '@/shared/theme';
import { AppLayout } from './AppLayout';

const meta = {
  title: 'Music/Shell/App layout',
  component: AppLayout,
  args: { children: <h1>Buenas noches</h1> },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    msw: {
      handlers: [http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists()))],
    },
    docs: { story: { inline: false, height: '720px' } },
    guide: {
      use: 'The frame of every page but those of signing in: sidebar, top bar, page and player, as the session and the window ask for.',
      do: [
        'Give every page one h1 as its first heading.',
        'Leave room at the end: player and navigation lie over it.',
      ],
      dont: [
        'Put a second scroll bar into the page.',
        'Ask who has signed in to draw the frame: it does.',
      ],
      keyboard: [
        {
          keys: 'Tab',
          effect:
            'Reaches the way to the content first, then the sidebar, the top bar, the page and the player.',
        },
        {
          keys: 'Left, Right, Home, End',
          effect: 'Changes the width of the sidebar, on its edge.',
        },
        { keys: '?', effect: 'Shows every shortcut.' },
      ],
    },
  },
  // The signed-in layout and the player load lazily.
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Menú de Lucía Ferrán' });
    if (matchMedia(media.medium).matches)
      await canvas.findByRole('button', { name: 'Modo aleatorio' });
  },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves shell: Shell of a listener
export const Listener: Story = {
  tags: ['state:default', 'state:listener'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tus playlists')).toBeInTheDocument();
  },
};
const barOpacity = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  Number(getComputedStyle(canvas.getByRole('banner'), '::before').opacity);

/** A header's light shines through the bar, also on a page too short to scroll. */
export const ClearBar: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await canvas.findByText('Tus playlists');
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    await expect(barOpacity(canvas)).toBe(0);
  },
};
export const CoveringBar: Story = {
  tags: ['no-photo'],
  args: { children: <div style={{ blockSize: 4000 }} /> },
  play: async ({ canvas }) => {
    await canvas.findByText('Tus playlists');
    scrollTo(0, 400);
    await waitFor(() => expect(barOpacity(canvas)).toBe(1));
    scrollTo(0, 0);
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    showHover(await canvas.findByRole('separator'));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    await canvas.findByText('Tus playlists');
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    showFocus(skip);
  },
};
export const Artist: Story = {
  tags: ['state:artist'],
  parameters: { state: signedIn({ role: 'artist' }) },
};
export const Label: Story = {
  tags: ['state:label'],
  parameters: { state: signedIn({ role: 'label' }) },
};
export const Editorial: Story = {
  tags: ['state:editorial'],
  parameters: { state: signedIn({ role: 'editorial' }) },
};
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: signedIn({ role: 'admin' }) },
};
function SamplePage() {
  useFeaturedPlaylistsQuery();
  return <h1>Buenas noches</h1>;
}
export const Sample: Story = {
  tags: ['state:sample'],
  args: { children: <SamplePage /> },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
        unanswered('*/api/playlists/featured'),
      ],
    },
    state: {
      ...signedIn(),
      sampleNotice: { queries: ['featuredPlaylists(undefined)'], isDismissed: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cerrar aviso' })).toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  args: { children: <h1>{longTitle}</h1> },
  parameters: {
    state: {
      ...signedIn(),
      playback: playingState({}, [
        queuedTrack({
          title: longTitle,
          artist: { id: 'art_largo', name: longName },
          duration: 359_999,
        }),
      ]),
    },
    msw: {
      handlers: [
        http.get('*/api/playlists/user', () =>
          HttpResponse.json(sampleUserPlaylists().map((list) => ({ ...list, name: longTitle }))),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pausar' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const SidebarCollapses: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contraer la barra lateral' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir la barra lateral' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('Buenas noches');
  },
};
export const SidebarCollapsed: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contraer la barra lateral' }));
    await expect(canvas.getByRole('button', { name: 'Expandir la barra lateral' })).toBeVisible();
  },
};
export const ListenerNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves shell: Shell of a visitor
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Registrarse' })[0]).toBeVisible();
  },
};
export const VisitorNarrow: Story = {
  tags: ['state:narrow', 'state:visitor'],
  parameters: { state: asVisitor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Registrarse' })[0]).toBeVisible();
  },
  globals: { viewport: { value: 'narrow' } },
};
export const LoadingSession: Story = {
  tags: ['state:loading'],
  parameters: { state: { session: { status: 'loading', user: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando Tonada...')).toBeVisible();
  },
};

const queueButton = () => screen.findByRole('button', { name: 'Cola de reproducción' });

export const QueueOpen: Story = {
  tags: ['state:open'],
  parameters: { state: { ...signedIn(), playback: playingState() } },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    await userEvent.click(await queueButton());
    await canvas.findByRole('region', { name: 'Cola de reproducción' });
  },
};

export const Queue: Story = {
  tags: ['no-photo'],
  parameters: { state: { ...signedIn(), playback: playingState() } },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const button = await queueButton();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const before = canvas.getByRole('main').getBoundingClientRect().right;
    await userEvent.click(button);
    const panel = await canvas.findByRole('region', { name: 'Cola de reproducción' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The line takes its room from the content, not from the player.
    const player = canvas.getByRole('region', { name: 'Reproductor' });
    await waitFor(async () => {
      const { left, bottom } = panel.getBoundingClientRect();
      await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThan(before);
      await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThanOrEqual(
        left,
      );
      await expect(bottom).toBeLessThanOrEqual(player.getBoundingClientRect().top);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar la cola' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const QueueNarrow: Story = {
  tags: ['no-photo'],
  parameters: {
    state: { ...signedIn(), playback: playingState() },
    // The full-screen player requests the cover's colour and works without it.
    msw: {
      handlers: [
        http.get('*/api/tracks/:id', () => new HttpResponse(null, { status: 404 })),
        http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir el reproductor/ }));
    await userEvent.click(await queueButton());
    await screen.findByRole('dialog', { name: 'Cola de reproducción' });
    await expect(
      await screen.findByRole('button', { name: 'Reproducir El faro y la marea' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cola de reproducción' })).toBeNull(),
    );
    await expect(screen.getByRole('dialog', { name: 'Suena ahora' })).toBeInTheDocument();
  },
};
