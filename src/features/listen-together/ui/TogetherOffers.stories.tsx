import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { dismissAllToasts, ToastRegion } from '@/shared/ui/toast';
import { togetherView } from '../model/together-view';
import { guestOf, showSession } from '../testing/show-session';
import { TogetherOffers } from './TogetherOffers';

const meta = {
  title: 'Music/Player/Together offers',
  component: TogetherOffers,
  beforeEach: () => {
    const forget = showSession(guestOf(), { isApart: true });
    return () => {
      forget();
      dismissAllToasts();
    };
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  parameters: {
    state: signedIn(),
    guide: {
      use: 'Beside the player of a device that may take part in a session; draws nothing itself.',
      do: ['Load it once the page is idle.'],
      dont: ['Show it to visitors.'],
      keyboard: [{ keys: 'F8', effect: 'Leads to the button of the message.' }],
    },
  },
} satisfies Meta<typeof TogetherOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

const finds = (words: RegExp) => async () => {
  await expect(await screen.findByText(words)).toBeVisible();
};

export const Default: Story = {
  tags: ['state:default'],
  beforeEach: () => togetherView.tell('apart'),
  play: async () => {
    await finds(/^Aquí ya no suena/)();
    await expect(screen.getByRole('button', { name: 'Volver a la sesión' })).toBeVisible();
  },
};

export const AfterAReload: Story = {
  tags: ['state:variants'],
  beforeEach: () => togetherView.tell('waiting'),
  play: finds(/^Sigues en una sesión/),
};

export const Over: Story = {
  tags: ['state:variants'],
  beforeEach: () => togetherView.tell('over'),
  play: finds(/^La sesión terminó para ti/),
};

export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => togetherView.tell('refused'),
  play: finds(/^No pudimos hacerlo/),
};
