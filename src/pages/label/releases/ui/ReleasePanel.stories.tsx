import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Release } from '@/shared/contract/label-figures.ts';
import { sampleFullAlbum } from '@/shared/sample/sample-music-pages.ts';
import { sampleReleases } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { longTitle, typed } from '@/shared/testing';
import { ReleasePanel } from './ReleasePanel';

const [pending, , live] = sampleReleases() as [Release, Release, Release];

const given = fn();

const album = sampleFullAlbum('alb_nora-quintavalle_luna-de-ambar');

const handlers = [
  http.get('*/api/albums/:id', () =>
    HttpResponse.json({
      ...album,
      tracks: album.tracks
        .slice(0, 3)
        .map((track, index) => ({ ...track, ...(index === 1 && { hasLyrics: true }) })),
    }),
  ),
  http.get('*/api/label/drafts/:id/links', () =>
    HttpResponse.json({ lastDay: '2027-01-03', links: [] }),
  ),
  http.put('*/api/label/tracks/:id/lyrics', async ({ request, params }) => {
    given(params['id'], await request.json());
    return HttpResponse.json({ lyrics: { kind: 'plain', lines: [{ text: 'Mar' }] } });
  }),
  http.delete('*/api/label/tracks/:id/lyrics', ({ params }) => {
    given(params['id']);
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Work/Labels/Release panel (lanzamiento)',
  component: ReleasePanel,
  argTypes: { release: typed('Release') },
  args: { release: live, onClose: fn() },
  parameters: { msw: { handlers } },
  beforeEach: () => void given.mockClear(),
} satisfies Meta<typeof ReleasePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A published release links to its page. */
export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: live.title }));
    await expect(panel.getByRole('link')).toHaveAttribute('href', `/album/${live.id}`);
  },
};
/** Its codes: of the record, and of each song that has one. */
export const Codes: Story = {
  tags: ['no-photo'],
  args: {
    release: {
      ...live,
      codes: {
        upc: '0036000291452',
        isrcs: [{ trackId: album.tracks[1]?.id ?? '', isrc: 'ESA012600001' }],
      },
    },
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: live.title }));
    await expect(panel.getByText('036000291452')).toBeVisible();
    await expect(await panel.findByText('Tiene letra · ISRC ES-A01-26-00001')).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  args: { release: pending },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: pending.title }));
    await expect(panel.queryByRole('link')).toBeNull();
    await expect(await panel.findByRole('button', { name: 'Crear enlace' })).toBeVisible();
  },
};
export const Gone: Story = { tags: ['state:not-found'], args: { release: undefined } };
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text', 'state:extreme-numbers'],
  args: { release: { ...live, title: longTitle, streams: 41_800_000_000, revenue: 123_456_789 } },
  globals: { viewport: { value: 'narrow' } },
};

const open = async (name: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const field = () => screen.findByRole('textbox', { name: /^Letra de / });

// Proves lyrics: A label sees what was understood before it saves
export const LyricsUnderstood: Story = {
  tags: ['state:open'],
  play: async () => {
    await open(/^Añadir letra a/);
    await expect(await field()).toHaveFocus();
    await userEvent.click(await field());
    await userEvent.paste('[00:12.50]La marea baja\n[00:16.00]sin hacer ruido');
    await expect(await screen.findByText('2 líneas con su tiempo:')).toBeVisible();
    await expect(screen.getByText('0:12')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la letra' }));
    await waitFor(() =>
      expect(given).toHaveBeenCalledWith(album.tracks[0]?.id, {
        text: '[00:12.50]La marea baja\n[00:16.00]sin hacer ruido',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await open(/^Añadir letra a/);
    await userEvent.click(await field());
    await userEvent.paste('[00:12.50]La marea baja\n[00:16.00]sin hacer ruido');
  },
};

// Proves lyrics: A file is read, whatever its letters
export const LyricsOfAFile: Story = {
  tags: ['no-photo'],
  play: async () => {
    await open(/^Añadir letra a/);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const latin = new Uint8Array([0x4d, 0x61, 0xf1, 0x61, 0x6e, 0x61]);
    if (input) await userEvent.upload(input, new File([latin], 'letra.txt'));
    await expect(await field()).toHaveValue('Mañana');
    if (input) await userEvent.upload(input, new File(['a'.repeat(1_100_000)], 'letra.lrc'));
    await screen.findByText('Este texto es demasiado grande para ser una letra.');
    await expect(screen.queryByText(/sin tiempos/)).toBeNull();
  },
};

export const LyricsRefused: Story = {
  tags: ['state:invalid'],
  play: async () => {
    await open(/^Añadir letra a/);
    await userEvent.click(await field());
    await userEvent.paste('<?xml version="1.0"?><tt><p>Mar</tt>');
    await screen.findByText(/^Este archivo TTML está dañado/);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la letra' }));
    await expect(given).not.toHaveBeenCalled();
  },
};

// Proves lyrics: A label removes them
export const LyricsRemoved: Story = {
  tags: ['no-photo'],
  play: async () => {
    await open(/^Cambiar letra de/);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar la letra' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar la letra' }));
    await waitFor(() => expect(given).toHaveBeenCalledWith(album.tracks[1]?.id));
  },
};
