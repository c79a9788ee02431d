import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { showArrived } from '@/entities/outbox/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { albumLikes } from '@/features/like-album';
import { artistFollows } from '@/features/follow-artist';
import { followedArtists } from '@/features/follow-artist/index.testing';
import { longTitle } from '@/shared/testing';
import { PendingDeliveries } from './PendingDeliveries';

const { id: owner } = buildUser();
const vera = { id: 'art_vera', name: 'Vera Solana', image: null };
const album = {
  id: 'alb_orilla',
  title: 'La otra orilla',
  artist: { id: 'art_vera', name: 'Vera Solana' },
  coverImage: null,
};
const idAt = (index: number) => outbox.read(owner)[index]?.id ?? '';

function addBoth() {
  artistFollows.change(owner, vera, true);
  albumLikes.change(owner, album, true);
}

function addRefused(reason: string) {
  addBoth();
  outbox.begin(owner, idAt(0));
  outbox.refuse(owner, idAt(0), reason);
  outbox.rest();
}

const meta = {
  title: 'Music/Account/Pending deliveries',
  component: PendingDeliveries,
  args: { owner },
  parameters: { address: '/profile?tab=profile', state: signedIn() },
} satisfies Meta<typeof PendingDeliveries>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves outbox: Listed in the settings
export const Waiting: Story = {
  tags: ['state:default'],
  beforeEach: addBoth,
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      'Seguir a Vera SolanaSolo en este dispositivo',
      'Guardar La otra orillaSolo en este dispositivo',
    ]);
  },
};
export const Nothing: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Pendiente de enviar')).toBeNull();
  },
};
export const Sending: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    addBoth();
    outbox.begin(owner, idAt(0));
    return outbox.rest;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enviando')).toBeVisible();
    const discard = canvas.getAllByRole('button', { name: /^Descartar/ });
    await expect(discard.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Descartar: Guardar La otra orilla',
    ]);
  },
};
export const SendingFiles: Story = {
  tags: ['state:pending'],
  beforeEach: () => {
    addBoth();
    outbox.begin(owner, idAt(0));
    const end = showArrived(37, 100);
    return () => {
      end();
      outbox.rest();
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enviando, 37 %')).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => addRefused('Eso ya no existe.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Eso ya no existe.')).toBeVisible();
  },
};
export const RefusedWithoutAWord: Story = {
  tags: ['no-photo'],
  beforeEach: () => addRefused(''),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se pudo enviar.')).toBeVisible();
  },
};
export const TriedAgain: Story = {
  tags: ['no-photo'],
  beforeEach: () => addRefused('Eso ya no existe.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar: Seguir a Vera Solana' }));
    await expect(canvas.queryByText('Eso ya no existe.')).toBeNull();
    await expect(outbox.read(owner)[0]?.refusal).toBeNull();
  },
};
// Proves outbox: Discarded
export const Discarded: Story = {
  tags: ['no-photo'],
  beforeEach: () => addRefused('Eso ya no existe.'),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByText('Guardar La otra orilla').closest('li');
    canvas.getByRole('button', { name: 'Descartar: Seguir a Vera Solana' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(next).toHaveFocus());
    await expect(followedArtists.read(owner)).toEqual([]);
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  beforeEach: () => void artistFollows.change(owner, { ...vera, name: longTitle }, true),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () =>
    addRefused('El servidor no conoce a ese artista: quizá ya no está en el catálogo.'),
};
