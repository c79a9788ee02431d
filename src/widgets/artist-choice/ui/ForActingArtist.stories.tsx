import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { Text } from '@/shared/ui/text';
import { ForActingArtist } from './ForActingArtist';

const loaders = [
  () => import('./ArtistChoice'),
  () => import('./OwnArtists'),
  () => import('./NoArtists'),
];

const labelArtists = http.get('*/api/label/artists', async () => {
  const { sampleLabelArtists } =
    await import('@/shared/sample/label-figures/sample-label-figures.ts');
  return HttpResponse.json(sampleLabelArtists());
});

const meta = {
  title: 'Music/Artists/For an artist',
  component: ForActingArtist,
  args: { children: ({ artistId = 'Su propio perfil' }) => <Text>{artistId}</Text> },
  parameters: {
    state: signedIn({ role: 'artist' }),
    address: '/concerts',
    guide: {
      use: 'Around a tool of one artist that labels and admins may use for them.',
      do: [
        'Give the tool the id of the artist as key.',
        'Send the id as ?artistId= where it is known.',
      ],
      dont: ['Use it for a screen that compares artists.'],
      keyboard: [{ keys: 'Tab', effect: 'Reaches the choice first, where there is one.' }],
    },
  },
} satisfies Meta<typeof ForActingArtist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An artist has nothing to choose. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Su propio perfil')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
/** A label begins with its first artist and chooses another. */
export const Label: Story = {
  tags: ['state:variants'],
  loaders,
  parameters: { state: signedIn({ role: 'label' }), msw: { handlers: [labelArtists] } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Artista' });
    const [, second] = [...choice.querySelectorAll('option')];
    await userEvent.selectOptions(choice, second?.value ?? '');
    await expect(await canvas.findByText(second?.value ?? '')).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    state: signedIn({ role: 'label' }),
    msw: { handlers: [http.get('*/api/label/artists', () => delay('infinite'))] },
  },
};
/** A label without a contract is led to where it makes one. */
export const Empty: Story = {
  tags: ['state:empty'],
  loaders,
  parameters: {
    state: signedIn({ role: 'label' }),
    msw: { handlers: [http.get('*/api/label/artists', () => HttpResponse.json([]))] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tu disquera no tiene artistas con contrato' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a la disquera' })).toBeVisible();
  },
};
/** An admin looks for anybody. */
export const Admin: Story = {
  tags: ['state:admin'],
  loaders,
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar un artista' })).toBeVisible();
  },
};
export const Narrow: Story = {
  ...Label,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
