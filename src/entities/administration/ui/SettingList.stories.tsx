import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { openingSettings } from '@/shared/contract/administration.ts';
import { sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { findsRole, refused, typed, unanswered } from '@/shared/testing';
import { SettingList } from './SettingList';

const path = '*/api/admin/settings';
const requested = fn();

const meta = {
  title: 'Work/Administration/Setting list',
  component: SettingList,
  argTypes: { names: typed('ServiceSetting[]') },
  args: { names: openingSettings, asksFirst: requested },
  parameters: {
    msw: [http.get(path, () => HttpResponse.json(sampleSettings()))],
    guide: {
      use: 'For what staff switch on and off for the whole service.',
      do: ['Ask first where a switch takes something from people at once.'],
      dont: ['Use it for what a person chooses for themselves.'],
      keyboard: [{ keys: 'Space', effect: 'Turns the switch.' }],
    },
  },
} satisfies Meta<typeof SettingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(openingSettings.length));
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
