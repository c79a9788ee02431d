import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus, showHover } from '@/shared/testing';
import { PlaylistSection, Sidebar } from '@/widgets/sidebar';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { testingAreas } from './testing-areas';
import { WorkGroup } from './WorkGroup';

const ofArtist = answerWorkspaces(({ artists }) => ({
  artists: artists.slice(0, 1).map((artist) => ({ ...artist, labelId: null })),
  labels: [],
}));
const asAdmin = { state: signedIn({ role: 'admin' }), msw: { handlers: answersForAdmin } };

const meta = {
  title: 'Music/Shell/Offices',
  component: WorkGroup,
  args: { areas: testingAreas.label },
  globals: { viewport: { value: 'medium' } },
  parameters: {
    state: signedIn({ role: 'label' }),
    msw: { handlers: [answerWorkspaces()] },
    address: '/concerts',
    guide: {
      use: 'In the sidebar of people with an office: whose it is, and its links. It folds away, and unfolds when an office is entered.',
      do: ['Keep the playlists in sight below it in a window of 900 px.'],
      dont: ['Show it to somebody who has one link alone: that stands by itself.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Folds it, or unfolds it.' },
        { keys: 'Tab', effect: 'Goes on to whose it is, and to its links.' },
      ],
    },
  },
  render: (args) => (
    // The sidebar's height beside the player in a window of 900 px.
    <div style={{ blockSize: 812, inlineSize: 288 }} data-sidebar-frame>
      <Sidebar areas={<WorkGroup {...args} />}>
        <PlaylistSection />
      </Sidebar>
    </div>
  ),
} satisfies Meta<typeof WorkGroup>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function expectPlaylistsInSight({ canvas, canvasElement }: Context) {
  const { bottom } = (await canvas.findByText('Tus playlists')).getBoundingClientRect();
  const frame = canvasElement.querySelector('[data-sidebar-frame]');
  await expect(bottom).toBeLessThan(frame?.getBoundingClientRect().bottom ?? 0);
}

// Proves shell: The playlists stay in sight beside them
/** Unfolded in an office; the public links keep their names as icons. */
export const Default: Story = {
  tags: ['forced-colours', 'state:default', 'state:open', 'state:label'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: /^Todos los artistas/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Conciertos' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expectPlaylistsInSight(context);
  },
};
// Proves ownership: The links carry the choice
/** The links keep the open screen's workspace. */
export const Carries: Story = {
  tags: ['no-photo'],
  parameters: { address: '/concerts?artist=sample-artist-2' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Bruma del Sur. Cambiar' });
    const getHref = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(getHref('Historias')).toBe('/artist-stories?artist=sample-artist-2');
    await expect(getHref('Fan Engagement')).toBe('/fan-engagement?artist=sample-artist-2');
    await expect(getHref('Panel de disquera')).toBe('/label-manager');
  },
};
// Proves shell: The offices fold away, and keep that
/** Elsewhere it keeps its last state, folded at first. */
export const Folded: Story = {
  tags: ['state:closed'],
  parameters: { address: '/' },
  play: async ({ canvas, userEvent }) => {
    const fold = await canvas.findByRole('button', { name: 'Trabajo' });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Conciertos' })).toBeNull();
    await userEvent.click(fold);
    await expect(canvas.getByRole('link', { name: 'Conciertos' })).toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.queryByRole('link', { name: 'Conciertos' })).toBeNull();
  },
};
export const Artist: Story = {
  tags: ['state:artist'],
  args: { areas: testingAreas.artist },
  parameters: { state: signedIn({ role: 'artist' }), msw: { handlers: [ofArtist] } },
  play: async (context) => {
    await expect(await context.canvas.findByText('Nora Quintavalle')).toBeVisible();
    await expectPlaylistsInSight(context);
  },
};
// Proves shell: Items by role
export const Admin: Story = {
  tags: ['state:admin'],
  args: { areas: testingAreas.admin },
  parameters: { ...asAdmin, address: '/spotify-marquee' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'Nora Quintavalle. Cambiar' });
    for (const area of ['Panel Admin', 'Panel de disquera', 'Playlists editoriales', 'Canvas']) {
      await expect(canvas.getByRole('link', { name: area })).toBeVisible();
    }
    await expectPlaylistsInSight(context);
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => {
    showHover(await canvas.findByRole('button', { name: 'Trabajo' }));
    showHover(canvas.getByRole('link', { name: 'Historias' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    const fold = await canvas.findByRole('button', { name: 'Trabajo' });
    fold.focus();
    showFocus(fold);
  },
};
