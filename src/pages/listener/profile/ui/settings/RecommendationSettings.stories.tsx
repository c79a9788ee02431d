import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { autoplay } from '@/entities/playback';
import { signedIn } from '@/entities/session/index.testing';
import type { Dismissals } from '@/shared/contract/radio.ts';
import { RecommendationSettings } from './RecommendationSettings';

const url = '*/api/user/dismissals';

/** A server that forgets what is restored. */
function keeping(names: readonly string[]) {
  const stored: Dismissals = {
    dismissals: names.map((name, index) =>
      index % 2 === 0
        ? { kind: 'track', id: `trk_${index}`, title: name, artistName: 'Vera Solana' }
        : { kind: 'artist', id: `art_${index}`, title: null, artistName: name },
    ),
  };
  return [
    http.get(url, () => HttpResponse.json(stored)),
    http.delete(`${url}/:kind/:id`, ({ params }) => {
      stored.dismissals = stored.dismissals.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

const meta = {
  title: 'Music/Account/Recommendations',
  component: RecommendationSettings,
  parameters: {
    address: '/profile?tab=profile',
    state: signedIn(),
    msw: { handlers: keeping(['Luna de ámbar', 'Los Ensayos']) },
  },
} satisfies Meta<typeof RecommendationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves player: In the profile
export const Restored: Story = {
  tags: ['state:default'],
  parameters: { msw: { handlers: keeping(['Luna de ámbar', 'Los Ensayos']) } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Volver a recomendar Los Ensayos' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('Los Ensayos')).toBeNull());
    await expect(canvas.getByText('Luna de ámbar · Vera Solana')).toBeVisible();
  },
};

// Proves player: Turned off
export const TurnedOff: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: keeping([]) } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Seguir con canciones parecidas' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(autoplay.read()).toBe(false);
    autoplay.write(true);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get(url, () => delay('infinite'))] } },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
