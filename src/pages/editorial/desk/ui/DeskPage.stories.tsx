import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { answerWaiting } from '@/entities/inbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { area } from '../../area';
import { DeskPage } from './DeskPage';

const meta = {
  title: 'Screens/Editorial/Desk (panel editorial)',
  component: DeskPage,
  args: { title: 'Playlists editoriales' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial',
    screen: area.screens[0],
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: [
      answerToday(),
      answerWaiting(),
      http.get('*/api/playlists/editorial', () => HttpResponse.json([])),
    ],
  },
} satisfies Meta<typeof DeskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tab list is in the head, beside the open tab's main action. */
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(head).toContainElement(canvas.getByRole('tab', { name: 'Bandeja' }));
    await expect(head).toContainElement(
      await canvas.findByRole('button', { name: 'Nueva playlist' }),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Bandeja' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Bandeja' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Playlists' }));
  },
};
// Proves today: On each home
export const Work: Story = {
  parameters: {
    msw: [
      answerToday(officeLines.editor),
      answerWaiting(),
      http.get('*/api/playlists/editorial', () => HttpResponse.json([])),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 cosas te esperan.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bandeja' }));
    await expect(canvas.queryByText('5 cosas te esperan.')).toBeNull();
  },
};
const none = { items: [], counts: { waiting: 0, accepted: 0, rejected: 0 }, nextCursor: null };
// Proves editorial: The inbox leads
/** The inbox is the first tab while anything waits, with its count, and stays so. */
export const Waiting: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      answerToday(officeLines.editor),
      answerWaiting({ releases: 2, pitches: 3 }),
      http.get('*/api/editorial/pitches', () => HttpResponse.json({ ...none, choices: null })),
      http.get('*/api/editorial/:kind', () => HttpResponse.json(none)),
      http.get('*/api/playlists/editorial', () => HttpResponse.json([])),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tab = await canvas.findByRole('tab', { name: 'Bandeja 5' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('tab')[0]).toBe(tab);
    await expect(await canvas.findByRole('heading', { name: 'Pitches 3' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Playlists' }));
    await expect(await canvas.findByRole('button', { name: 'Nueva playlist' })).toBeVisible();
  },
};
/** An address that names a playlist opens playlists. */
export const WaitingElsewhere: Story = {
  ...Waiting,
  tags: ['no-photo'],
  parameters: { ...Waiting.parameters, address: '/editorial?category=mood' },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: 'Bandeja 5' });
    await expect(canvas.getByRole('tab', { name: 'Playlists' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
