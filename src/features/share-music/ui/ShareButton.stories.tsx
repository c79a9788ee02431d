import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { longTitle, pretendNavigator } from '@/shared/testing';
import { media } from '@/shared/theme';
import { ToastRegion } from '@/shared/ui/toast';
import { CopyByHandDialog, ShareItems, ShareButton } from '..';

const shared = { path: '/track/trk_luna', title: 'Luna de ámbar', artist: 'Vera Solana' };
const address = `${location.origin}/track/trk_luna`;
const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Music/Playlists/Share button',
  component: ShareButton,
  subcomponents: { ShareItems, CopyByHandDialog },
  args: { shared },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'Shares a track, a list or a person from its header; menus have the same ways (Share items).',
      do: [
        "Copy the link first, and the networks after it; the device's own way comes last, where it has one.",
        'Show the link to be copied by hand where the browser refuses (Copy by hand dialog).',
      ],
      dont: [
        'Load anything from a network before it is chosen.',
        'Share an address of sound: it is made for one listener.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens the menu, or takes what is chosen in it.' },
        { keys: 'Up, Down', effect: 'Goes through the ways.' },
        { keys: 'Esc', effect: 'Closes it; the focus is back on the button.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  beforeEach: () => {
    writeText.mockReset();
    writeText.mockResolvedValue();
    return pretendNavigator({ clipboard: { writeText } });
  },
} satisfies Meta<typeof ShareButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Compartir Luna de ámbar' }));
  await screen.findByRole('menu', { name: 'Compartir Luna de ámbar' });
};

export const Closed: Story = { tags: ['state:default', 'state:closed'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Compartir Luna de ámbar' })).toHaveFocus();
  },
};
export const Open: Story = { tags: ['state:open'], play: open };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { shared: { ...shared, title: longTitle } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu', { name: `Compartir ${longTitle}` });
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: open,
};

export const LinksToEachNetwork: Story = {
  tags: ['no-photo'],
  play: async () => {
    await open();
    for (const [name, host] of [
      ['Twitter', 'twitter.com'],
      ['Facebook', 'www.facebook.com'],
      ['WhatsApp', 'wa.me'],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('menuitem', { name });
      const url = new URL(link.href);
      await expect(url.host).toBe(host);
      await expect([...url.searchParams.values()].join(' ')).toContain(address);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link.rel).toContain('noopener');
    }
  },
};

// Proves music-pages: Copied link
export const CopiesTheLink: Story = {
  tags: ['state:success'],
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }));
    const message = await screen.findByText('Enlace de «Luna de ámbar» copiado.');
    await expect(writeText.mock.calls).toEqual([[address]]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compartir Luna de ámbar' })).toHaveFocus(),
    );
    // Hovering keeps the toast.
    await userEvent.hover(message);
  },
};

const shareByDevice = fn<(what: ShareData) => Promise<void>>();
/** A touch screen with native sharing. */
const onATouchDevice = () => {
  shareByDevice.mockReset();
  const isTouch = (query: string) => query === media.touch;
  const matchMedia = window.matchMedia.bind(window);
  const watched = spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(isTouch(query) ? 'all' : query),
  );
  const stopPretending = pretendNavigator({ share: shareByDevice });
  return () => {
    watched.mockRestore();
    stopPretending();
  };
};
const openTheDevicesWay = async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Más formas de compartir' }));
};

export const SharedByTheDevice: Story = {
  tags: ['state:variants'],
  beforeEach: onATouchDevice,
  play: async () => {
    shareByDevice.mockResolvedValue();
    await openTheDevicesWay();
    await expect(shareByDevice).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Luna de ámbar', url: address }),
    );
    await open();
  },
};

export const DeviceFailed: Story = {
  tags: ['state:failed'],
  beforeEach: onATouchDevice,
  play: async () => {
    shareByDevice.mockRejectedValue(new DOMException('no', 'DataError'));
    await openTheDevicesWay();
    const message = await screen.findByText(
      'No pudimos compartir «Luna de ámbar». Inténtalo de nuevo.',
    );
    // Hovering keeps the toast.
    await userEvent.hover(message);
  },
};

/** Dismissing the native dialog is no failure. */
export const DeviceDismissed: Story = {
  tags: ['no-photo'],
  beforeEach: onATouchDevice,
  play: async () => {
    shareByDevice.mockRejectedValue(new DOMException('dismissed', 'AbortError'));
    await openTheDevicesWay();
    await expect(shareByDevice).toHaveBeenCalledOnce();
    await expect(screen.queryByText(/No pudimos compartir/)).toBeNull();
  },
};

/**
 * Where the clipboard is refused, the link can be copied by hand. It shows Storybook's own
 * address.
 */
export const CopiedByHand: Story = {
  tags: ['state:failed', 'no-photo'],
  play: async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Enlace de «Luna de ámbar»',
    });
    await expect(field).toHaveValue(address);
    await waitFor(() => expect(field.selectionEnd).toBe(address.length));
  },
};

export const CopiedByHandAndClosed: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    await CopiedByHand.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compartir Luna de ámbar' })).toHaveFocus(),
    );
  },
};
