import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unanswered } from '@/shared/testing';
import { forgetSent, inMusic, sent } from '../testing/sample-albums';
import {
  answeringNames,
  refusingActs,
  suspectedNames,
  unansweredActs,
} from '../testing/sample-names';
import { NamesDialog } from './NamesDialog';

const answers = answeringNames();

const meta = {
  title: 'Work/Administration/Repair names',
  component: NamesDialog,
  args: { folder: suspectedNames, onClose: fn() },
  beforeEach: () => {
    forgetSent();
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    ...inMusic,
    frame: undefined,
    docs: { story: { inline: false, height: '640px' } },
    msw: answers,
  },
} satisfies Meta<typeof NamesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: /Gruppa krovi/ }));
  await dialog.findByRole('row', { name: /Звезда/ });
  return dialog;
};

const press = async (name: string) => {
  const dialog = await open();
  const button = dialog.getByRole('button', { name });
  await userEvent.click(button);
  return { dialog, button };
};

// Proves imported-music: Repaired: seen before
export const Ready: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('row', { name: /Кино/ })).toHaveTextContent('Êèíî');
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/admin/music/names/:id')] },
};
/** Somebody else decided meanwhile. */
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refusingActs, ...answers] },
  play: async ({ args }) => {
    const { dialog } = await press('Reparar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('ya decidió');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Repaired: Story = {
  tags: ['no-photo'],
  play: async () => {
    const dialog = await open();
    await userEvent.selectOptions(dialog.getByLabelText('Codificación'), 'gbk');
    await waitFor(() => expect(dialog.queryByRole('row', { name: /Кино/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Reparar' }));
    await waitFor(() => expect(sent()).toEqual([{ act: 'repair', version: 0, codePage: 'gbk' }]));
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [unansweredActs, ...answers] },
  play: async () => expect((await press('Reparar')).button).toHaveAttribute('aria-busy', 'true'),
};
// Proves imported-music: Dismissed: by an admin
export const Dismissed: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await press('No, está bien');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(sent()).toEqual([{ act: 'dismiss', version: 0 }]);
  },
};
