import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import {
  answeringAlbums,
  forgetSent,
  inMusic,
  joinDecision,
  sameDecision,
  sent,
  splitDecision,
  undoing,
} from '../testing/sample-albums';
import { Decisions } from './Decisions';

const path = '*/api/admin/music/decisions';

const meta = {
  title: 'Work/Administration/Decisions on albums',
  component: Decisions,
  beforeEach: forgetSent,
  parameters: { ...inMusic, msw: [undoing, ...answeringAlbums()] },
} satisfies Meta<typeof Decisions>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves imported-music: Undone: from the list
export const Ready: Story = {
  tags: ['state:default'],
  parameters: { frame: 'application' },
  play: async ({ canvas, userEvent }) => {
    const words = '«Noray» unido con «Noray (disco 2)» (2 canciones)';
    await expect(await canvas.findByRole('rowheader', { name: words })).toBeVisible();
    await expect(canvas.getByText('Deshaz antes la posterior')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Deshacer: ${words}` }));
    await waitFor(() => expect(sent()).toEqual(['dec_2']));
    await expect(await screen.findByText(/^Deshecho/)).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    frame: 'application',
    msw: [
      http.post(`${path}/:id/undo`, () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Hay una decisión posterior.' },
          { status: 409 },
        ),
      ),
      ...answeringAlbums(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer/ }));
    await expect(await screen.findByText(/Hay una decisión posterior/)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answeringAlbums({ decisions: { decisions: [], total: 0 } }) },
  play: findsText(/Aquí aparece lo que unas o separes/),
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: answeringAlbums({
      decisions: {
        decisions: [
          { ...joinDecision, from: Array.from({ length: 6 }, () => 'Canciones de la lonja') },
          splitDecision,
          sameDecision,
        ],
        total: 3,
      },
    }),
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
