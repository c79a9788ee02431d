import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeSponsored } from '@/entities/marquee/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { longName, longTitle, showFocus, typed } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { HiddenSponsored } from './HiddenSponsored';
import { LastingSponsored } from './LastingSponsored';
import { SponsoredCard } from './SponsoredCard';

const done = fn();
const answers = (status = 204) => [
  http.all('*/api/user/sponsored/:id/:act', ({ request, params }) => {
    done(`${request.method} ${String(params['act'])}`);
    return status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ code: 'server', error: 'No.' }, { status });
  }),
];

const meta = {
  title: 'Music/Shell/Sponsored card (patrocinado)',
  component: LastingSponsored,
  subcomponents: { SponsoredCard, HiddenSponsored },
  args: { sponsored: makeSponsored() },
  argTypes: { sponsored: typed('Sponsored | null') },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
      </>
    ),
  ],
  parameters: {
    state: signedIn(),
    msw: { handlers: answers() },
    guide: {
      use: 'At the end of a page of a listener on the free plan, where it moves nothing that is in view.',
      do: ['Say that it is paid for, by what it was chosen, and how to have no more of it.'],
      dont: ['Let anything in it move or sound.', 'Show a second one on the same day.'],
      keyboard: [
        { keys: 'Tab, then Enter or Space', effect: 'Follows it, tells why, or hides it.' },
      ],
    },
  },
  beforeEach: () => {
    done.mockClear();
  },
} satisfies Meta<typeof LastingSponsored>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves marquee: A second in view
/** One second in view counts once. */
export const Default: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Patrocinado')).toBeVisible();
    await waitFor(() => expect(done).toHaveBeenCalledWith('POST impression'), { timeout: 4_000 });
    await expect(done).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Patrocinado')).toBeVisible();
  },
};
export const Why: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '¿Por qué veo esto?' }));
    for (const text of [
      'Género que escuchas: Pop.',
      'Tu cuenta está en México.',
      'Tienes entre 18 y 35 años.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
export const Line: Story = {
  tags: ['state:variants', 'state:narrow'],
  args: {
    looks: 'line',
    sponsored: makeSponsored({
      adFormat: 'playlist_takeover',
      reasons: { genre: null, country: null, ageRange: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Patrocinado')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Luna de ámbar' });
    await expect(link).toHaveAttribute('href', '/track/trk_luna');
  },
};
// Proves marquee: The reason, and hiding it
/** By keyboard the focus moves to the undo button, and back to the hide button. */
export const Hide: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'No mostrar más de este artista' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('PUT hidden'));
    const undo = await canvas.findByRole('button', { name: 'Deshacer' });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription('Ya no verás anuncios de Nora Quintavalle.');
    await expect(canvas.queryByText('Patrocinado')).toBeNull();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('Patrocinado')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'No mostrar más de este artista' }),
    ).toHaveFocus();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: answers(500) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'No mostrar más de este artista' }),
    );
    await expect(await screen.findByText(/No pudimos guardarlo/)).toBeInTheDocument();
    await expect(canvas.getByText('Patrocinado')).toBeVisible();
  },
};
export const Focused: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => showFocus(await canvas.findByRole('link', { name: 'Luna de ámbar' })),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    sponsored: makeSponsored({
      copy: longTitle,
      track: {
        id: 'trk_1',
        title: longTitle,
        artist: { id: 'art_1', name: longName },
        coverImage: null,
      },
    }),
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const None: Story = { tags: ['state:empty', 'no-photo'], args: { sponsored: null } };
