import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { watchInstallOffer } from '../model/install-offer';
import { InstallApp } from './InstallApp';

const prompt = fn(async () => ({ outcome: 'accepted' as const }));

/** As Chromium does once the page may be installed. */
function offerInstallation() {
  watchInstallOffer();
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
}

const meta = {
  title: 'Music/Account/Install',
  component: InstallApp,
  parameters: {
    guide: {
      use: 'In the settings, for whoever wants the product among the applications of a device.',
      do: ['Let people find it there.'],
      keyboard: [{ keys: 'Enter', effect: 'Shows the browser’s own question.' }],
      dont: ['Put it over content: the browser lets a page ask once.'],
    },
  },
} satisfies Meta<typeof InstallApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unavailable: Story = { tags: ['state:empty'] };

// Proves install: Offered in the settings
export const Offered: Story = {
  tags: ['state:default'],
  beforeEach: () => {
    prompt.mockClear();
    offerInstallation();
    return () => dispatchEvent(new Event('appinstalled'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Instalar Tonada' }));
    await expect(prompt).toHaveBeenCalledOnce();
    // The browser lets a page ask once.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
