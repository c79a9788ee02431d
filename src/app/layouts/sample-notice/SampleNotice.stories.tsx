import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useFeaturedPlaylistsQuery } from '@/entities/playlist';
import { findsRole, showFocus, showHover, unanswered } from '@/shared/testing';
import { SampleNotice } from './SampleNotice';

/** Shows the sample. */
function Page() {
  useFeaturedPlaylistsQuery();
  return null;
}

function LeavablePage() {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      <SampleNotice />
      {!isLeft && <Page />}
      <button type="button" onClick={() => setIsLeft(true)}>
        Salir
      </button>
    </>
  );
}

const meta = {
  title: 'Music/Shell/Sample notice',
  component: SampleNotice,
  render: () => (
    <>
      <SampleNotice />
      <Page />
    </>
  ),
  parameters: {
    msw: [unanswered('*/api/playlists/featured')],
    state: { sampleNotice: { queries: ['featuredPlaylists(undefined)'], isDismissed: false } },
    guide: {
      use: 'Once per page, above the content: built-in examples stand for what the server did not send.',
      do: ['Offer to ask the server again, and to dismiss the notice.'],
      dont: [
        'Block the page with it: the examples can be used.',
        'Show it where an answer was simply empty.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Asks the server again, or dismisses the notice.' },
      ],
    },
  },
  // Loads lazily.
  play: findsRole('button', { name: 'Cerrar aviso' }),
} satisfies Meta<typeof SampleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:default', 'state:sample'],
};
// Proves failures: … only where a sample is shown
/** Samples of a page that was left are kept, and say nothing over the next one. */
export const PageLeft: Story = {
  tags: ['no-photo'],
  render: () => <LeavablePage />,
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: 'Cerrar aviso' });
    await userEvent.click(canvas.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cerrar aviso' });
    for (const button of canvas.getAllByRole('button')) showHover(button);
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    showFocus(await canvas.findByRole('button', { name: 'Cerrar aviso' }));
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Dismissed: Story = {
  tags: ['state:closed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar aviso' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
