import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Candidate } from '@/shared/contract/label-contract.ts';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import {
  sampleLabelArtists,
  sampleLabelChoices,
} from '@/shared/sample/label-figures/sample-label-figures.ts';
import { sampleLabelArtist } from '@/shared/sample/label-figures/sample-label-money.ts';
import { answerByKeyboard, longName } from '@/shared/testing';
import { ArtistsTab } from '../ArtistsTab';

const candidate = (id: string, change: Partial<Candidate>): Candidate => ({
  id,
  name: 'Faro Norte',
  image: null,
  genre: 'Indie',
  country: 'ES',
  verified: false,
  state: 'free',
  until: null,
  ...change,
});

const candidates = [
  candidate('art_1', {}),
  candidate('art_2', { name: 'Faroleros', state: 'taken' }),
  candidate('art_3', { name: 'La Farola', state: 'own', until: '2028-12-31' }),
  candidate('art_4', { name: 'Faro Sur', state: 'offered' }),
];

/** Sent bodies. */
const sent = fn();

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

const made = () => HttpResponse.json({ artistId: 'art_1', contractId: 'con_1' }, { status: 201 });

/** Server answers; `take` answers all changes. */
const answers = (
  take: () => Response | Promise<Response> = made,
  change: (details: LabelArtistDetails) => LabelArtistDetails = (details) => details,
) => [
  http.get('*/api/label/candidates', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q') ?? '';
    return HttpResponse.json(q.startsWith('far') ? candidates : []);
  }),
  http.get('*/api/label/artists/:id', ({ params }) =>
    HttpResponse.json(change(sampleLabelArtist(String(params['id'])))),
  ),
  http.get('*/api/label/artists', () => HttpResponse.json(sampleLabelArtists())),
  http.get('*/api/label/labels', () => HttpResponse.json(sampleLabelChoices())),
  http.all('*/api/label/*', async ({ request }) => {
    const body = await request.text();
    sent(request.method, new URL(request.url).pathname, body === '' ? null : JSON.parse(body));
    return take();
  }),
];

const meta = {
  title: 'Work/Labels/Contracts (contratos)',
  component: ArtistsTab,
  parameters: {
    frame: 'page',
    address: '/label-manager?tab=artists',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ArtistsTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function openAdding({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Agregar Artista' }));
  const dialog = await screen.findByRole('dialog', { name: 'Agregar Artista' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function look(context: Context, text: string) {
  const dialog = await openAdding(context);
  await context.userEvent.type(dialog.getByLabelText('Nombre del artista'), text);
  return dialog;
}

async function openPanel({ canvas, userEvent }: Context, name = 'Nora Quintavalle') {
  await userEvent.click(await canvas.findByRole('button', { name: `Gestionar a ${name}` }));
  const panel = within(await screen.findByRole('dialog', { name }));
  await panel.findByRole('heading', { name: 'Contrato' });
  return panel;
}

// Proves contracts: Finding an artist
/** Each artist shows their contract state; only free artists can get an offer. */
export const Find: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const dialog = await look(context, 'faro');
    await expect(await dialog.findByText(/Indie · España · sin disquera/)).toBeVisible();
    await expect(dialog.getByText(/Indie · España · con otra disquera$/)).toBeVisible();
    await expect(
      dialog.getByText(/con tu disquera hasta el 31 de diciembre de 2028/),
    ).toBeVisible();
    await expect(dialog.getByText(/ya tiene una oferta tuya/)).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: /^Ofrecer contrato/ })).toHaveLength(1);
  },
};
export const FindNarrow: Story = {
  ...Find,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const FindNobody: Story = {
  tags: ['state:empty'],
  play: async (context) => {
    const dialog = await look(context, 'Ñandú Lila');
    await expect(
      await dialog.findByText('No encontramos ningún artista con «Ñandú Lila».'),
    ).toBeVisible();
  },
};
export const FindLoading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [http.get('*/api/label/candidates', () => delay('infinite')), ...answers()],
  },
  play: async (context) => {
    await look(context, 'far');
  },
};
export const FindFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/label/candidates', () => problem('too-many-requests', 429)),
      ...answers(),
    ],
  },
  play: async (context) => {
    const dialog = await look(context, 'far');
    await expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const FindLongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      http.get('*/api/label/candidates', () =>
        HttpResponse.json([candidate('art_1', { name: longName })]),
      ),
      ...answers(),
    ],
  },
  play: async (context) => {
    const dialog = await look(context, 'far');
    await expect(await dialog.findByText(longName)).toBeVisible();
  },
};

async function choose(context: Context) {
  const dialog = await look(context, 'far');
  await context.userEvent.click(
    await dialog.findByRole('button', { name: 'Ofrecer contrato a Faro Norte' }),
  );
  return within(await screen.findByRole('dialog', { name: 'Ofrecer un contrato a Faro Norte' }));
}

/** Accepts a decimal comma; shows the label's remainder. */
export const Offer: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await choose(context);
    const rate = dialog.getByLabelText('Regalías del artista (%)');
    await expect(dialog.getByText(/queda el 30.%/)).toBeVisible();
    await userEvent.clear(rate);
    await userEvent.type(rate, '72,5');
    await expect(dialog.getByText(/queda el 27,5.%/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        'POST',
        '/api/label/artists/art_1/offers',
        expect.objectContaining({ royaltyRate: 72.5 }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const OfferInvalid: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await choose(context);
    const rate = dialog.getByLabelText('Regalías del artista (%)');
    await userEvent.clear(rate);
    await userEvent.type(rate, '1e2');
    await userEvent.clear(dialog.getByLabelText('Último día'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }));
    await expect(await dialog.findByText(/porcentaje de 0 a 100/)).toBeVisible();
    await expect(dialog.getByText('Elige un día.')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};
// Proves contracts: The server's rejection is shown at the field
/** The server's errors show at their fields, and the input stays. */
export const OfferRefused: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers(() =>
      problem('duplicate', 409, {
        fields: { startsOn: 'Tiene contrato con otra disquera en esos días.' },
      }),
    ),
  },
  play: async (context) => {
    const dialog = await choose(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }));
    await expect(
      await dialog.findByText('Tiene contrato con otra disquera en esos días.'),
    ).toBeVisible();
    await expect(dialog.getByLabelText('Regalías del artista (%)')).toHaveValue('70');
  },
};

async function startNew(context: Context) {
  const dialog = await look(context, 'Ñandú Lila');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Crear un artista nuevo' }));
  return within(await screen.findByRole('dialog', { name: 'Crear un artista nuevo' }));
}

/** The form contains the searched name. */
export const NewArtist: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await startNew(context);
    await expect(dialog.getByLabelText('Nombre artístico')).toHaveValue('Ñandú Lila');
    await userEvent.selectOptions(dialog.getByLabelText('Género'), 'Folk');
    await userEvent.type(dialog.getByLabelText('Email de su cuenta'), 'lila@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        'POST',
        '/api/label/artists',
        expect.objectContaining({ name: 'Ñandú Lila', genre: 'Folk', royaltyRate: 70 }),
      ),
    );
  },
};
export const NewArtistInvalid: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await startNew(context);
    await userEvent.clear(dialog.getByLabelText('Nombre artístico'));
    await userEvent.type(dialog.getByLabelText('Email de su cuenta'), 'nadie');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar oferta' }));
    await expect(await dialog.findByText('Escribe el nombre artístico.')).toBeVisible();
    await expect(dialog.getByText('Escribe un email válido.')).toBeVisible();
  },
};
export const NewArtistNarrow: Story = {
  tags: ['state:narrow'],
  play: async (context) => {
    await startNew(context);
  },
  globals: { viewport: { value: 'narrow' } },
};

/** New terms start from the current ones, and keep the end. */
export const OtherTerms: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    await userEvent.click(panel.getByRole('button', { name: 'Cambiar condiciones' }));
    await expect(panel.getByLabelText('Último día')).toHaveValue('2032-12-31');
    await userEvent.click(panel.getByRole('button', { name: 'Enviar oferta' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};
/** A renewal starts where the contract ends. */
export const Renewal: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    const panel = await openPanel(context);
    await context.userEvent.click(panel.getByRole('button', { name: 'Renovar' }));
    await expect(panel.getByLabelText('Primer día')).toHaveValue('2033-01-01');
    await expect(panel.getByLabelText('Último día')).toHaveValue('2035-12-31');
  },
};
export const RenewalNarrow: Story = {
  ...Renewal,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves contracts: What was typed of an offer is not lost by closing
/** Closing the panel keeps the input. */
export const UnsavedTerms: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    await userEvent.click(panel.getByRole('button', { name: 'Renovar' }));
    await userEvent.type(panel.getByLabelText('Regalías del artista (%)'), '1');
    await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await waitFor(() => expect(question).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }));
    await expect(panel.getByRole('button', { name: 'Enviar oferta' })).toBeVisible();
  },
};
export const End: Story = {
  tags: ['state:variants'],
  parameters: { msw: answers(() => new HttpResponse(null, { status: 204 })) },
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    await userEvent.click(panel.getByRole('button', { name: 'Terminar contrato' }));
    await userEvent.click(panel.getByRole('button', { name: 'Terminar contrato' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST', expect.stringMatching(/contracts\/.*\/end$/), {
        lastDay: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      }),
    );
  },
};
export const EndRefused: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: answers(() =>
      problem('invalid', 400, {
        fields: { lastDay: 'Elige un día entre hoy y el último del contrato.' },
      }),
    ),
  },
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    await userEvent.click(panel.getByRole('button', { name: 'Terminar contrato' }));
    await userEvent.click(panel.getByRole('button', { name: 'Terminar contrato' }));
    await expect(await panel.findByText(/Elige un día entre hoy/)).toBeVisible();
  },
};

const withOffer =
  (declinedOn: string | null) =>
  (details: LabelArtistDetails): LabelArtistDetails => ({
    ...details,
    contracts: details.contracts.flatMap((contract) => [
      contract,
      {
        ...contract,
        id: 'con_offer',
        status: declinedOn === null ? 'pending' : 'expired',
        royaltyRate: 75,
        isOffer: true,
        declinedOn,
      },
    ]),
  });
const noContent = () => new HttpResponse(null, { status: 204 });

/** Withdrawing an offer asks first. */
export const Withdraw: Story = {
  tags: ['state:variants'],
  parameters: { msw: answers(noContent, withOffer(null)) },
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    await expect(panel.getByText('El artista todavía no ha respondido.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Retirar oferta' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirar oferta' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('DELETE', '/api/label/offers/con_offer', null),
    );
  },
};
/** The offer disappears; focus stays in its part of the panel. */
export const WithdrawnByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers(noContent, (details) =>
      sent.mock.calls.length > 0 ? details : withOffer(null)(details),
    ),
  },
  play: async (context) => {
    const { userEvent } = context;
    const panel = await openPanel(context);
    const withdraw = panel.getByRole('button', { name: 'Retirar oferta' });
    const part = withdraw.closest('section');
    withdraw.focus();
    await userEvent.keyboard('{Enter}');
    await answerByKeyboard('Retirar oferta');
    await waitFor(() => expect(withdraw).not.toBeInTheDocument());
    await waitFor(() => expect(part?.contains(document.activeElement)).toBe(true));
  },
};
/** A declined offer is removed without a question. */
export const Declined: Story = {
  tags: ['state:variants'],
  parameters: { msw: answers(noContent, withOffer('2026-11-20')) },
  play: async (context) => {
    const panel = await openPanel(context);
    await expect(panel.getByText(/no la aceptó el 20 de noviembre de 2026/)).toBeVisible();
    await context.userEvent.click(panel.getByRole('button', { name: 'Quitar de la lista' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};
/** It was answered meanwhile. */
export const WithdrawFailed: Story = {
  tags: ['state:failed'],
  parameters: { msw: answers(() => problem('not-found', 404), withOffer('2026-11-20')) },
  play: async (context) => {
    const panel = await openPanel(context);
    await context.userEvent.click(panel.getByRole('button', { name: 'Quitar de la lista' }));
    await expect(
      await screen.findByText('Esta oferta ya no espera una respuesta.'),
    ).toBeInTheDocument();
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/label-manager?tab=artists&artists-q=qwxz' },
};
export const Nobody: Story = {
  tags: ['state:empty'],
  args: { artists: [] },
  play: async (context) => {
    await openAdding(context);
  },
};
