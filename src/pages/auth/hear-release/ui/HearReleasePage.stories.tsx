import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { asVisitor } from '@/entities/session/index.testing';
import type { HeardRelease } from '@/shared/contract/press-link.ts';
import { findsRole, longTitle } from '@/shared/testing';
import { HearReleasePage } from './HearReleasePage';

/** A tenth of a second of silence. */
const silence = `data:audio/wav;base64,${btoa(
  `RIFF\u0044\u0003\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0\u0040\u001f\0\0\u0040\u001f\0\0\u0001\0\u0008\0data\u0020\u0003\0\0${'\u0080'.repeat(800)}`,
)}`;

const tracks = ['Patio', 'La vuelta larga', 'Sal y madera'].map((title, index) => ({
  id: `trk_${index}`,
  title,
  seconds: 185.2 + index,
  audioUrl: index === 2 ? null : silence,
}));
const ahead = {
  kind: 'ahead',
  title: 'Cartas al viento',
  artist: 'Nora Quintavalle',
  label: 'Balcón Discos',
  releaseDate: '2026-12-04',
  endsOn: '2026-12-18',
  coverImage: null,
  tracks,
} as const satisfies HeardRelease;

const path = '*/api/press/release';
const sent = fn();
const answers = (...answered: HeardRelease[]) => {
  const [first, next = first] = answered;
  return http.post(path, async ({ request }) => {
    const body = (await request.json()) as { isRenewal: boolean };
    sent(body);
    return HttpResponse.json(body.isRenewal ? next : first);
  });
};

const meta = {
  title: 'Screens/Sign in/Hear a release ahead (escucha previa)',
  component: HearReleasePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/press#token=abc',
    state: asVisitor,
    msw: { handlers: [answers(ahead)] },
  },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof HearReleasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves releases: The press hears one song after the other
export const Ready: Story = {
  tags: ['state:default', 'state:visitor', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Te lo envía Balcón Discos/)).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ token: 'abc', isRenewal: false }]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Escuchar «Patio»' }));
    await fireEvent.ended(await canvas.findByLabelText('Reproductor: «Patio»'));
    await expect(await canvas.findByLabelText('Reproductor: «La vuelta larga»')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Escuchar «Sal y madera»' })).toBeDisabled();
  },
};
// Proves releases: Addresses are renewed while the page is open
export const Renewed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        answers(
          {
            ...ahead,
            tracks: tracks.map((track) => ({ ...track, audioUrl: 'data:audio/wav;base64,AAAA' })),
          },
          ahead,
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escuchar «Patio»' }));
    const player = await canvas.findByLabelText('Reproductor: «Patio»');
    await fireEvent.error(player);
    await waitFor(() => expect(player).toHaveAttribute('src', silence));
    await expect(sent).toHaveBeenCalledWith({ token: 'abc', isRenewal: true });
  },
};
export const Out: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: { handlers: [answers({ kind: 'out', title: 'Cartas al viento', albumId: 'alb_1' })] },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Ver el lanzamiento' })).toHaveAttribute(
      'href',
      '/album/alb_1',
    ),
};
export const Ended: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
        ),
      ],
    },
  },
  play: findsRole('heading', { name: 'Este enlace ya no sirve' }),
};
export const NoLink: Story = { tags: ['state:empty'], parameters: { address: '/press' } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: {
      handlers: [
        answers({
          ...ahead,
          title: longTitle,
          tracks: tracks.map((track) => ({ ...track, title: longTitle })),
        }),
      ],
    },
  },
};
