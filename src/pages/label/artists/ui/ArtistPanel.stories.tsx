import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { LabelArtist, LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { sampleLabelArtists } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { sampleLabelArtist } from '@/shared/sample/label-figures/sample-label-money.ts';
import { longName, typed } from '@/shared/testing';
import { ArtistPanel } from './ArtistPanel';

const artists = sampleLabelArtists();
const [nora] = artists as [LabelArtist];

/** Adds an earlier contract. */
function withFormerContract(details: LabelArtistDetails): LabelArtistDetails {
  const former = {
    id: 'ctr_before',
    status: 'expired',
    royaltyRate: 55,
    startsOn: '2017-01-01',
    endsOn: '2019-12-31',
  } as const;
  const [contract] = details.contracts;
  return { ...details, contracts: contract ? [contract, { ...contract, ...former }] : [] };
}

const answers = (change = withFormerContract) => [
  http.get('*/api/label/artists/:id', ({ params }) =>
    HttpResponse.json(change(sampleLabelArtist(String(params['id'])))),
  ),
];

const meta = {
  title: 'Work/Labels/Artist panel',
  component: ArtistPanel,
  argTypes: { artist: typed('LabelArtist') },
  args: { artist: nora, onClose: fn() },
  parameters: {
    frame: 'page',
    address: '/label-manager?tab=artists',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(),
  },
} satisfies Meta<typeof ArtistPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async (name = nora.name) => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  tags: ['state:default', 'state:open'],
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText('Hasta el 31 de diciembre de 2032')).toBeVisible());
    await expect(panel.getByText(/al 31 de diciembre de 2019, 55.% de regalías/)).toBeVisible();
    const months = panel.getByRole('slider', { name: /Lo que ganó cada mes/ });
    await expect(months).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^octubre de 2026: Ganado .* Parte del artista/),
    );
    await expect(panel.getByText('Pendiente')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Una maleta hecha' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Nora Quintavalle' })).toBeVisible();
  },
};
/** The newest month is overdue. */
export const Overdue: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: answers((details) => ({
      ...details,
      months: details.months.map((month) => ({ ...month, dueOn: '2020-01-31' })),
    })),
  },
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText('Vencido')).toBeVisible());
  },
};
/** A former artist has fewer details. */
export const Former: Story = {
  tags: ['state:empty'],
  args: { artist: artists.find(({ contractStatus }) => contractStatus === 'expired') ?? nora },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('Se ve mientras el contrato está en vigor.')).toBeVisible(),
    );
    await expect(screen.getByText(/cada mes cerrado con lo que ganó/)).toBeVisible();
  },
};
/** Admins get a link to the artist's page in the panel. */
export const ForAdmins: Story = {
  tags: ['state:admin', 'no-photo'],
  parameters: { state: signedIn({ role: 'admin' }) },
  play: async () => {
    const panel = await openPanel();
    const link = await panel.findByRole('link', { name: 'Ver todo lo de Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', `/admin/artist/${nora.id}`);
  },
};
export const Closes: Story = {
  tags: ['no-photo'],
  play: async ({ args, userEvent }) => {
    await openPanel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/label/artists/:id', () => delay('infinite'))] },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/label/artists/:id', () =>
        HttpResponse.json({ code: 'too-many-requests', error: 'Algo falta.' }, { status: 429 }),
      ),
    ],
  },
  play: async () => expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible(),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { artist: { ...nora, name: `${longName} ${longName}` } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const panel = await openPanel();
    await waitFor(() => expect(panel.getByText('Hasta el 31 de diciembre de 2032')).toBeVisible());
  },
};
