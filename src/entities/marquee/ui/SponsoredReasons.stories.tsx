import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, typed } from '@/shared/testing';
import { makeSponsored } from '../testing/make-marquee';
import { SponsoredReasons } from './SponsoredReasons';

const meta = {
  title: 'Music/Shell/Sponsored reasons (por qué)',
  component: SponsoredReasons,
  argTypes: { sponsored: typed('Sponsored') },
  args: { sponsored: makeSponsored() },
  parameters: {
    guide: {
      use: 'Behind the question of why somebody sees or hears a campaign.',
      do: ['Name every piece of account data that was used, and who pays.'],
      dont: ['Show it before somebody asks.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof SponsoredReasons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Género que escuchas: Pop.')).toBeVisible();
    await expect(canvas.getByText('Tu cuenta está en México.')).toBeVisible();
    await expect(canvas.getByText('Tienes entre 18 y 35 años.')).toBeVisible();
  },
};

const everybody = { genre: null, country: null, ageRange: null };

export const Everybody: Story = {
  tags: ['state:variants', 'state:long-text'],
  args: {
    sponsored: makeSponsored({
      reasons: everybody,
      track: { ...makeSponsored().track, artist: { id: 'art_largo', name: longName } },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/todas las personas con el plan Free/)).toBeVisible();
  },
};
