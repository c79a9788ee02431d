import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ArtistOffer } from '@/shared/contract/label-contract.ts';
import { longName, typed } from '@/shared/testing';
import { OfferList } from './OfferList';

const offer = (change: Partial<ArtistOffer> = {}): ArtistOffer => ({
  id: 'con_1',
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  label: { name: 'Marejada Records', contact: 'hola@marejada.example' },
  royaltyRate: 72.5,
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  replaces: null,
  ...change,
});

/** Sent answers. */
const sent = fn();

const answers = (respond: () => Response | Promise<Response>) => [
  http.post('*/api/artist/offers/:id', async ({ request, params }) => {
    sent(params['id'], await request.json());
    return respond();
  }),
];

const accepted = () => new HttpResponse(null, { status: 204 });
const problem = (code: string, status: number, error: string) => () =>
  HttpResponse.json({ code, error }, { status });

const meta = {
  title: 'Work/Payments/Offers (ofertas)',
  component: OfferList,
  argTypes: { offers: typed('ArtistOffer[]') },
  args: { offers: [offer()], onAccepted: fn() },
  parameters: {
    frame: 'page',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answers(accepted),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function answer({ canvas, userEvent }: Context, act: string, confirm: string) {
  await userEvent.click(canvas.getByRole('button', { name: act }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: confirm }));
}

// Proves contracts: The artist reads the terms again before answering
/** The question repeats the terms. */
export const Default: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByText(/72,5.%/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Aceptar' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(/^Del 1 de enero de 2027 al 31/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Aceptar contrato' }));
    await waitFor(() => expect(args.onAccepted).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith('con_1', { isAccepted: true });
  },
};
export const Declines: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    await answer(context, 'Rechazar', 'Rechazar oferta');
    await waitFor(() => expect(sent).toHaveBeenCalledWith('con_1', { isAccepted: false }));
    await expect(context.args.onAccepted).not.toHaveBeenCalled();
  },
};
/** One of several ends an earlier contract. */
export const Several: Story = {
  tags: ['state:variants'],
  args: {
    offers: [
      offer({ replaces: '2027-06-30' }),
      offer({ id: 'con_2', label: { name: 'Balcón Discos', contact: null } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/que termina el 30 de junio de 2027/)).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: answers(async () => {
      await delay('infinite');
      return accepted();
    }),
  },
  play: async (context) => {
    await answer(context, 'Aceptar', 'Aceptar contrato');
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers(problem('duplicate', 409, 'Tiene contrato con otra disquera en esos días.')),
  },
  play: async (context) => {
    await answer(context, 'Aceptar', 'Aceptar contrato');
    await expect(
      await screen.findByText('Tiene contrato con otra disquera en esos días.'),
    ).toBeInTheDocument();
    await expect(context.args.onAccepted).not.toHaveBeenCalled();
  },
};
/** Already answered, or withdrawn by the label. */
export const Gone: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers(problem('not-found', 404, 'No encontramos lo que buscas.')) },
  play: async (context) => {
    await answer(context, 'Rechazar', 'Rechazar oferta');
    await expect(
      await screen.findByText('Esta oferta ya no espera una respuesta.'),
    ).toBeInTheDocument();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    offers: [
      offer({ artist: { id: 'art_1', name: longName }, label: { name: longName, contact: null } }),
    ],
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { offers: [offer({ replaces: '2027-06-30' })] },
  globals: { viewport: { value: 'narrow' } },
};
