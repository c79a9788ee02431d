import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { makeMarquee } from '@/entities/marquee/index.testing';
import { longTitle, typed } from '@/shared/testing';
import { DetailsPanel } from './DetailsPanel';

const campaign = makeMarquee('mrq_1', { campaignName: 'Antes de la gira', status: 'active' });

const meta = {
  title: 'Work/Marquee/Details panel (campaña)',
  component: DetailsPanel,
  argTypes: { shown: typed('ShownCampaign'), end: typed('ThingAct') },
  args: {
    shown: { thing: campaign, pending: null },
    end: { label: 'Cancelar campaña', name: 'Cancelar campaña', onPress: fn() },
    onClose: fn(),
  },
} satisfies Meta<typeof DetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Antes de la gira' }));
    await userEvent.click(panel.getByRole('button', { name: /Cancelar/ }));
    await expect(args.end?.onPress).toHaveBeenCalledOnce();
  },
};
/** A completed campaign cannot be ended. */
export const Completed: Story = {
  tags: ['state:success'],
  args: { shown: { thing: { ...campaign, status: 'completed' }, pending: null }, end: undefined },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Antes de la gira' }));
    await expect(panel.queryByRole('button', { name: /Cancelar/ })).toBeNull();
  },
};
export const Gone: Story = { tags: ['state:not-found'], args: { shown: undefined } };
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text'],
  args: { shown: { thing: { ...campaign, campaignName: longTitle }, pending: null } },
  globals: { viewport: { value: 'narrow' } },
};
