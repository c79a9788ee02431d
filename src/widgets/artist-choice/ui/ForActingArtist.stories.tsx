import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { Link, useLocation } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { storeToken } from '@/shared/api';
import type { ContractStatus } from '@/shared/contract/label.ts';
import { longName } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { ForActingArtist } from './ForActingArtist';

const loaders = [
  () => import('./ArtistChoice'),
  () => import('./ActingFor'),
  () => import('./NoArtists'),
  () => import('./NotTheirs'),
];

const labelArtists = http.get('*/api/label/artists', async () => {
  const { sampleLabelArtists } =
    await import('@/shared/sample/label-figures/sample-label-figures.ts');
  return HttpResponse.json(sampleLabelArtists());
});

/** The answer with these alone, each with its contract. */
const onlyArtists = (statuses: { [name: string]: ContractStatus }) =>
  http.get('*/api/label/artists', async () => {
    const { sampleLabelArtists } =
      await import('@/shared/sample/label-figures/sample-label-figures.ts');
    const artists = sampleLabelArtists().flatMap((artist) => {
      const contractStatus = statuses[artist.name];
      return contractStatus ? [{ ...artist, contractStatus }] : [];
    });
    return HttpResponse.json(artists);
  });

const artist = http.get('*/api/artists/:id', async ({ params }) => {
  const { sampleFullArtist } = await import('@/shared/sample/sample-music-pages.ts');
  return HttpResponse.json(sampleFullArtist(String(params['id'])));
});
const noArtist = http.get('*/api/artists/:id', () =>
  HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
);

const asLabel = { state: signedIn({ role: 'label' }), msw: { handlers: [labelArtists] } };
const asAdmin = { state: signedIn({ role: 'admin' }), msw: { handlers: [artist] } };

/** Somebody has signed in here: for whom they act is kept until they sign out. */
function keepSession() {
  sessionStorage.clear();
  storeToken('a session of the story');
  return () => sessionStorage.clear();
}

/** The tool, where it is, and the way to another as in the sidebar. */
function Tool({ artistId = 'Su propio perfil' }: { artistId?: string | undefined }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Text>{artistId}</Text>
      <Text tone="muted">{pathname + search}</Text>
      <Link to="/artist-stories">Historias</Link>
    </>
  );
}

const meta = {
  title: 'Work/Office/For an artist',
  component: ForActingArtist,
  args: { children: ({ artistId }) => <Tool artistId={artistId} /> },
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
  tags: ['state:variants', 'state:no-image'],
  loaders,
  parameters: asLabel,
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Artista' });
    await expect(canvas.getByText('sample-artist-1')).toBeVisible();
    await userEvent.selectOptions(choice, 'Bruma del Sur');
    await expect(await canvas.findByText('/concerts?artist=sample-artist-2')).toBeVisible();
    await expect(choice).toHaveDisplayValue('Bruma del Sur');
  },
};
/** The next tool is about the same artist, and its address names them; the token stands for the session. */
export const LabelInTheNextTool: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: { ...asLabel, address: '/concerts?artist=sample-artist-2' },
  beforeEach: keepSession,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Historias' }));
    await expect(await canvas.findByText('/artist-stories?artist=sample-artist-2')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Artista' })).toHaveDisplayValue(
      'Bruma del Sur',
    );
    await expect(canvas.getByText('sample-artist-2')).toBeVisible();
  },
};
/** With one artist there is nothing to choose, and who it is stands there all the same. */
export const LabelWithOne: Story = {
  tags: ['state:variants'],
  loaders,
  parameters: {
    ...asLabel,
    msw: { handlers: [onlyArtists({ 'Bruma del Sur': 'active', 'Los Tranvías': 'expired' })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bruma del Sur')).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('sample-artist-2')).toBeVisible();
  },
};
/** A label acts for those whose contract holds: others are not offered. */
export const ContractsThatHold: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: {
    ...asLabel,
    msw: {
      handlers: [
        onlyArtists({
          'Nora Quintavalle': 'pending',
          'Bruma del Sur': 'active',
          'Los Tranvías': 'expired',
          'Abril Montes': 'active',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Artista' });
    const names = within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names).toEqual(['Bruma del Sur', 'Abril Montes']);
    await expect(canvas.getByText('sample-artist-2')).toBeVisible();
  },
};
/** Who works for several labels is offered the artists of all, each with their label. */
export const SeveralLabels: Story = {
  tags: ['no-photo'],
  loaders,
  parameters: {
    ...asLabel,
    msw: {
      handlers: [
        http.get('*/api/label/artists', async ({ request }) => {
          const { sampleLabelArtists } =
            await import('@/shared/sample/label-figures/sample-label-figures.ts');
          const [one, other] = sampleLabelArtists();
          const isAll = new URL(request.url).searchParams.get('labels') === 'all';
          return HttpResponse.json([
            { ...one, contractStatus: 'active', label: 'Casa Azul' },
            ...(isAll
              ? [{ ...other, name: one?.name, contractStatus: 'active', label: 'Discos del Sur' }]
              : []),
          ]);
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Artista' });
    await expect(choice).toHaveDisplayValue('Nora Quintavalle (Casa Azul)');
    await userEvent.selectOptions(choice, 'Nora Quintavalle (Discos del Sur)');
    await expect(await canvas.findByText('/concerts?artist=sample-artist-2')).toBeVisible();
  },
};
/** Somebody else's artist in the address: none is chosen, and there is no tool. */
export const NotOfTheLabel: Story = {
  tags: ['state:not-found'],
  loaders,
  parameters: { ...asLabel, address: '/concerts?artist=art_candela-ruan' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Este artista no es de tu disquera' }),
    ).toBeVisible();
    const choice = canvas.getByRole('combobox', { name: 'Artista' });
    await expect(choice).toHaveValue('');
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
    await userEvent.selectOptions(choice, 'Bruma del Sur');
    await expect(await canvas.findByText('/concerts?artist=sample-artist-2')).toBeVisible();
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
      await canvas.findByRole('heading', {
        name: 'Tu disquera no tiene artistas con contrato vigente',
      }),
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
/** It stands over the tool for whom an admin acts, and the way to another. */
export const AdminForAnArtist: Story = {
  tags: ['state:admin'],
  loaders,
  parameters: { ...asAdmin, address: '/concerts?tab=promotion&artist=art_soledad-amaranto' },
  beforeEach: keepSession,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Soledad Amaranto')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Historias' }));
    await expect(
      await canvas.findByText('/artist-stories?artist=art_soledad-amaranto'),
    ).toBeVisible();
    // Another is chosen anew, though the last one is known.
    await userEvent.click(canvas.getByRole('link', { name: 'Cambiar de artista' }));
    await expect(await canvas.findByRole('searchbox', { name: 'Buscar un artista' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
    const recent = within(canvas.getByRole('region', { name: 'Elegidos hace poco' }));
    await userEvent.click(recent.getByRole('link', { name: /Soledad Amaranto/ }));
    await expect(
      await canvas.findByText('/artist-stories?artist=art_soledad-amaranto'),
    ).toBeVisible();
  },
};
/** There is no such artist. */
export const Unknown: Story = {
  tags: ['state:not-found', 'state:admin'],
  loaders,
  parameters: { ...asAdmin, msw: { handlers: [noArtist] }, address: '/concerts?artist=nope' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No encontramos a este artista' }),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Buscar un artista' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Historias' })).toBeNull();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  loaders,
  parameters: {
    ...asAdmin,
    address: '/concerts?artist=art_soledad-amaranto',
    msw: {
      handlers: [
        http.get('*/api/artists/:id', async () => {
          const { sampleFullArtist } = await import('@/shared/sample/sample-music-pages.ts');
          return HttpResponse.json({ ...sampleFullArtist('art_soledad-amaranto'), name: longName });
        }),
      ],
    },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  loaders,
  parameters: asLabel,
  globals: { viewport: { value: 'narrow' } },
};
export const AdminNarrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'narrow' } },
};
