import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastRegion } from '@/shared/ui/toast';
import { ShareTrackButton } from './ShareTrackButton';

const track = {
  id: 'trk_luna',
  title: 'Luna de ámbar',
  artist: { id: 'art_vera', name: 'Vera Solana' },
};
const address = `${location.origin}/track/trk_luna`;
const writeText = fn<(text: string) => Promise<void>>();

const meta = {
  title: 'Music/Tracks/Share track button',
  component: ShareTrackButton,
  args: { track },
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
    const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => {
      if (real) Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
} satisfies Meta<typeof ShareTrackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Compartir Luna de ámbar' }));
  await screen.findByRole('menu', { name: 'Compartir Luna de ámbar' });
};

export const Closed: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: open };

export const LinksToEachNetwork: Story = {
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

export const CopiesTheLink: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }));
    await expect(
      await screen.findByText('Copiamos el enlace de «Luna de ámbar».'),
    ).toBeInTheDocument();
    await expect(writeText.mock.calls).toEqual([[address]]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compartir Luna de ámbar' })).toHaveFocus(),
    );
  },
};

/** Where the browser refuses, the link is there to be copied by hand. */
export const CopiedByHand: Story = {
  play: async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar enlace' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Enlace de «Luna de ámbar»',
    });
    await expect(field).toHaveValue(address);
    await waitFor(() => expect(field.selectionEnd).toBe(address.length));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compartir Luna de ámbar' })).toHaveFocus(),
    );
  },
};
