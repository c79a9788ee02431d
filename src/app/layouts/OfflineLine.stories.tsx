import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { pretendNavigator } from '@/shared/testing';
import { OfflineLine } from './OfflineLine';

const meta = {
  title: 'Music/Shell/Offline line',
  component: OfflineLine,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '120px' } },
    guide: {
      use: 'Once for the whole application, while the device has no network; examples that stand in for a silent server have the sample notice.',
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
/** The live region is present but empty. */
export const Online: Story = {
  tags: ['state:closed', 'no-photo'],
  beforeEach: () => pretendNavigator({ onLine: true }),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
export const FollowsTheNetwork: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('status');
    pretendNavigator({ onLine: true });
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(line).toBeEmptyDOMElement());
    pretendNavigator({ onLine: false });
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(line).toHaveTextContent('Sin conexión'));
  },
};
