import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { forgetSent, inMusic, sent } from '../testing/sample-albums';
import { answeringNames, refusingActs, repairedNames } from '../testing/sample-names';
import { UnreadableNames } from './UnreadableNames';

const path = '*/api/admin/music/names';

const meta = {
  title: 'Work/Administration/Unreadable names',
  component: UnreadableNames,
  beforeEach: forgetSent,
  parameters: { ...inMusic, msw: answeringNames() },
} satisfies Meta<typeof UnreadableNames>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves imported-music: Repaired: undone in the list
export const Ready: Story = {
  tags: ['state:default'],
  parameters: { frame: 'application' },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Gruppa krovi/ });
    await expect(row).toHaveTextContent('Parece ilegible');
    await userEvent.click(canvas.getByRole('button', { name: `Deshacer: ${repairedNames.path}` }));
    await waitFor(() => expect(sent()).toEqual([{ act: 'undo', version: 1 }]));
    await expect(await screen.findByText(/^Deshecho/)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Preview: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ver y reparar/ }));
    await expect(await screen.findByRole('dialog', { name: /Gruppa krovi/ })).toBeVisible();
  },
};
/** Its files are read again. */
export const Repairing: Story = {
  tags: ['state:pending'],
  parameters: { msw: answeringNames({ folders: [{ ...repairedNames, unread: 14 }] }) },
  play: findsText('Faltan 14 archivos por leer'),
};
export const Refused: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: { frame: 'application', msw: [refusingActs, ...answeringNames()] },
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Deshacer/ });
    if (button) await userEvent.click(button);
    await expect(await screen.findByText(/Alguien ya decidió/)).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answeringNames({ folders: [] }) },
  play: findsText('Todos los nombres se leen bien'),
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: answeringNames({
      folders: [{ ...repairedNames, path: `/srv/${'musica de la lonja/'.repeat(8)}CD` }],
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
