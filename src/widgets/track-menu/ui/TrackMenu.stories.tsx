import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUp } from 'lucide-react';
import { http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playingState, queuedTrack, queuedTracks } from '@/entities/playback/index.testing';
import { type GatedAction, selectSignInPrompt } from '@/entities/session';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { SubscriptionType } from '@/shared/contract/user.ts';
import { sampleFullTrack } from '@/shared/sample/sample-tracks.ts';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longTitle, showFocus } from '@/shared/testing';
import { MenuItem } from '@/shared/ui/menu';
import { Inline } from '@/shared/ui/stack';
import { ToastRegion } from '@/shared/ui/toast';
import { TrackMenu, TrackMenuButton } from '..';

const track = queuedTrack();
const close = fn();
const premiumOnly = 'Función disponible solo en Premium';

const AskedFor = () => <p data-testid="asked-for">{useSelector(selectSignInPrompt)}</p>;

const meta = {
  title: 'Music/Tracks/Track menu',
  component: TrackMenu,
  subcomponents: { TrackMenuButton },
  args: { track, anchor: { x: 80, y: 60 }, onClose: close },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    docs: { story: { inline: false, height: '560px' } },
    guide: {
      use: 'Everything that can be done with a track, the same in every list; outside of tables the track menu button opens it.',
      do: [
        'Put the items of the list, such as moving or taking out, after the others.',
        'Show a visitor the same items: those that need an account ask them to sign in.',
      ],
      dont: [
        'Hide what the plan does not include: it says so and leads to the plans.',
        'Keep it open behind a dialog: one at a time.',
      ],
      keyboard: [
        { keys: 'Shift+F10, Menu', effect: 'Opens it from a row.' },
        {
          keys: 'Up, Down',
          effect: 'Goes through the items; a letter goes to the next that begins with it.',
        },
        { keys: 'Right, Left', effect: 'Opens and closes what an item leads to.' },
        { keys: 'Enter, Space', effect: 'Takes the item.' },
        { keys: 'Esc', effect: 'Closes it; the focus is back where it was.' },
      ],
    },
    msw: {
      handlers: [
        http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
        http.get('*/api/tracks/trk_luna', () =>
          HttpResponse.json({
            ...sampleFullTrack('trk_nora-quintavalle_luna-de-ambar_01'),
            ...track,
          }),
        ),
        http.post('*/api/tracks/:id/like', () => HttpResponse.json({ liked: true })),
      ],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <AskedFor />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  beforeEach: () => {
    close.mockClear();
  },
  // Loads lazily.
  play: async () => {
    await screen.findByRole('menuitem', { name: 'Descargar' });
  },
} satisfies Meta<typeof TrackMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitem', { name });
const choose = async (name: string) => userEvent.click(await item(name));
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const Listener: Story = {
  tags: ['state:default', 'state:open'],
  play: async () => {
    await screen.findByRole('menu', { name: 'Opciones de Luna de ámbar' });
    await expect(names()).toEqual([
      'Añadir a Canciones que te gustan',
      'Añadir a playlist',
      'Reproducir a continuación',
      'Añadir a la cola',
      'Radio de la canción',
      'Radio del artista',
      'Ir al artista',
      'Ir al álbum',
      'Ver detalles',
      'Créditos',
      'Compartir',
      'Descargar',
      'Guardar sin conexión',
    ]);
    await expect(await item('Ir al artista')).toHaveAttribute('href', '/artist/art_vera');
    await expect(await item('Ir al álbum')).toHaveAttribute('href', '/album/alb_orilla');
  },
};

export const SharingOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await choose('Compartir');
    await item('Copiar enlace');
    await item('Volver');
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => userEvent.hover(await item('Ver detalles')),
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    await item('Ver detalles');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    if (document.activeElement instanceof HTMLElement) showFocus(document.activeElement);
  },
};

export const Liked: Story = {
  tags: ['state:selected'],
  args: { track: queuedTrack({ liked: true }) },
  play: async () => expect(await item('Quitar de Canciones que te gustan')).toBeInTheDocument(),
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await item('Añadir a playlist');
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { track: queuedTrack({ title: longTitle }) },
  globals: { viewport: { value: 'narrow' } },
};

/** A list's own items come last, so that all menus begin alike. */
export const WithItemsOfTheList: Story = {
  tags: ['state:variants'],
  args: {
    children: (
      <MenuItem icon={<ArrowUp size={18} />} onSelect={fn()}>
        Subir
      </MenuItem>
    ),
  },
  play: async () => {
    await item('Subir');
    await expect(names().at(-1)).toBe('Subir');
  },
};

export const LikesFlipAndClose: Story = {
  tags: ['no-photo'],
  play: async () => {
    await choose('Añadir a Canciones que te gustan');
    await expect(close).toHaveBeenCalledOnce();
  },
};

const playing = { ...signedIn(), playback: playingState({}, queuedTracks.slice(1)) };

export const PlaysNext: Story = {
  tags: ['no-photo'],
  parameters: { state: playing },
  play: async () => {
    await choose('Reproducir a continuación');
    await expect(
      await screen.findByText('«Luna de ámbar» sonará a continuación.'),
    ).toBeInTheDocument();
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const Queues: Story = {
  tags: ['state:success'],
  parameters: { state: playing },
  play: async () => {
    await choose('Añadir a la cola');
    // Hovering keeps the toast.
    await userEvent.hover(await screen.findByText('«Luna de ámbar» está en la cola.'));
  },
};

export const Visitor: Story = { tags: ['state:visitor'], parameters: { state: asVisitor } };

const asksVisitor = (name: string, action: GatedAction): Story => ({
  parameters: { state: asVisitor },
  play: async () => {
    await choose(name);
    await expect(screen.getByTestId('asked-for')).toHaveTextContent(action);
    await expect(close).toHaveBeenCalledOnce();
  },
});

export const VisitorLikes: Story = {
  ...asksVisitor('Añadir a Canciones que te gustan', 'like'),
  tags: ['no-photo'],
};
export const VisitorAdds: Story = {
  ...asksVisitor('Añadir a playlist', 'create'),
  tags: ['no-photo'],
};
export const VisitorDownloads: Story = {
  ...asksVisitor('Descargar', 'download'),
  tags: ['no-photo'],
};

export const Details: Story = {
  tags: ['no-photo'],
  play: async () => {
    await choose('Ver detalles');
    await expect(
      await screen.findByRole('dialog', { name: 'Detalles de la canción' }),
    ).toBeInTheDocument();
    await expect(await screen.findByText('14 de marzo de 2025')).toBeInTheDocument();
    await expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const Credits: Story = {
  play: async () => {
    await choose('Créditos');
    await expect(
      await screen.findByRole('dialog', { name: 'Créditos de «Luna de ámbar»' }),
    ).toBeInTheDocument();
    await expect(await screen.findByText('Producción')).toBeInTheDocument();
  },
};

/** Saved files: address and name. */
const saved = fn<(url: string, fileName: string) => void>();
const requested = fn();

const catchFiles = () => {
  const handleClick = (event: MouseEvent) => {
    const link = event.target;
    if (!(link instanceof HTMLAnchorElement) || !link.download) return;
    event.preventDefault();
    saved(link.getAttribute('href') ?? '', link.download);
  };
  saved.mockClear();
  requested.mockClear();
  addEventListener('click', handleClick, true);
  return () => removeEventListener('click', handleClick, true);
};

const file = {
  url: '/api/tracks/trk_luna/file?s=firma',
  fileName: 'Vera Solana - Luna de ámbar.mp3',
};
const downloads = (subscriptionType: SubscriptionType, answer: () => Response) => ({
  state: signedIn({ subscriptionType }),
  msw: {
    handlers: [
      http.get('*/api/tracks/:id/download', () => {
        requested();
        return answer();
      }),
    ],
  },
});
const refused = () => HttpResponse.json({ error: premiumOnly, code: 'forbidden' }, { status: 403 });

export const Downloads: Story = {
  tags: ['no-photo'],
  parameters: downloads('family', () => HttpResponse.json(file)),
  beforeEach: catchFiles,
  play: async () => {
    await choose('Descargar');
    await waitFor(() => expect(saved.mock.calls).toEqual([[file.url, file.fileName]]));
    await expect(await screen.findByText('Descargando «Luna de ámbar».')).toBeInTheDocument();
  },
};

// Proves plans: Download, free
export const DownloadsOnFree: Story = {
  tags: ['state:failed'],
  parameters: downloads('free', refused),
  beforeEach: catchFiles,
  play: async () => {
    await choose('Descargar');
    const fault = await screen.findByText(premiumOnly);
    await expect(screen.getByRole('button', { name: 'Ver planes' })).toBeInTheDocument();
    await expect(requested).not.toHaveBeenCalled();
    // Hovering keeps the toast.
    await userEvent.hover(fault);
  },
};

export const DownloadsAfterThePlanEnded: Story = {
  tags: ['no-photo'],
  parameters: downloads('premium', refused),
  beforeEach: catchFiles,
  play: async () => {
    await choose('Descargar');
    await expect(await screen.findByText(premiumOnly)).toBeInTheDocument();
    await expect(saved).not.toHaveBeenCalled();
  },
};

export const DownloadFailed: Story = {
  tags: ['state:failed'],
  parameters: downloads('premium', () => HttpResponse.error()),
  beforeEach: catchFiles,
  play: async () => {
    await choose('Descargar');
    const fault = await screen.findByText(
      'No pudimos descargar «Luna de ámbar». Inténtalo de nuevo.',
    );
    await expect(saved).not.toHaveBeenCalled();
    // Hovering keeps the toast.
    await userEvent.hover(fault);
  },
};

const buttons: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Inline>
      <TrackMenuButton track={track} />
      <TrackMenuButton track={track} size="large" />
    </Inline>
  ),
};

export const Button: Story = {
  ...buttons,
  tags: ['state:default', 'state:variants'],
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(2),
};
export const ButtonHover: Story = {
  ...buttons,
  tags: ['state:hover'],
  parameters: { ...buttons.parameters, pseudo: { hover: true } },
  play: () => {},
};
export const ButtonFocus: Story = {
  ...buttons,
  tags: ['state:focus'],
  parameters: { ...buttons.parameters, pseudo: { focusVisible: true } },
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Más opciones de Luna de ámbar');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-photo'],
  render: () => <TrackMenuButton track={track} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item('Añadir a Canciones que te gustan')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(async () => expect(await item('Nueva playlist')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await item('Créditos');
    await userEvent.keyboard('cr{Enter}');
    await screen.findByRole('dialog', { name: 'Créditos de «Luna de ámbar»' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
