import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import {
  answeringAlbums,
  escollera,
  forgetSent,
  inMusic,
  keepSent,
  sameDecision,
  sent,
  undoing,
} from '../testing/sample-albums';
import { Recordings } from './Recordings';

const path = '*/api/admin/music/recordings';

/** The server after its answer: the pair is gone. */
const deciding = () => {
  let isOpen = true;
  const decide = (act: string, answer: () => Response) =>
    http.post(`${path}/:id/${act}`, ({ params }) => {
      isOpen = false;
      keepSent(`${act} ${String(params['id'])}`);
      return answer();
    });
  return [
    http.get(path, () =>
      HttpResponse.json({ pairs: isOpen ? [escollera] : [], total: isOpen ? 1 : 0 }),
    ),
    decide('join', () => HttpResponse.json({ decision: sameDecision })),
    decide('dismiss', () => new HttpResponse(null, { status: 204 })),
    undoing,
  ];
};

const meta = {
  title: 'Work/Administration/Songs that sound alike',
  component: Recordings,
  beforeEach: forgetSent,
  parameters: { ...inMusic, msw: answeringAlbums() },
} satisfies Meta<typeof Recordings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggested: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Escollera/ });
    await expect(row).toHaveTextContent(/FLAC · 912 kbit\/s · 3:25/);
    await expect(row).toHaveTextContent(/MP3 · 128 kbit\/s · 3:26/);
  },
};
// Proves imported-music: Said to be one
export const Same: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'application', msw: deciding() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Son la misma: Escollera/ }));
    await expect(await canvas.findByText(/Aquí aparecen las canciones/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(sent()).toEqual(['join pair_1', 'dec_3']));
  },
};
export const Different: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'application', msw: deciding() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^No lo son: Escollera/ }));
    await expect(await screen.findByText(/^Apuntado/)).toBeVisible();
    await expect(sent()).toEqual(['dismiss pair_1']);
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
      http.post(`${path}/:id/join`, () =>
        HttpResponse.json({ code: 'duplicate', error: 'Cambiaron mientras.' }, { status: 409 }),
      ),
      ...answeringAlbums(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Son la misma/ }));
    await expect(await screen.findByText(/Cambiaron mientras/)).toBeVisible();
  },
};
export const None: Story = {
  tags: ['state:empty'],
  parameters: { msw: answeringAlbums({ pairs: [] }) },
  play: findsText(/Aquí aparecen las canciones/),
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Narrow: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    msw: answeringAlbums({
      pairs: [
        escollera,
        {
          ...escollera,
          id: 'pair_2',
          other: { ...escollera.other, title: 'Escollera al amanecer '.repeat(5).trim() },
        },
      ],
    }),
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
