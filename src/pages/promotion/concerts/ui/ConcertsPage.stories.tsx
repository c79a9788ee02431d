import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { makeConcert, makeTourStats } from '@/entities/concert/index.testing';
import { outbox } from '@/entities/outbox';
import { deliverWaiting, loseAnswers } from '@/entities/outbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { newConcerts } from '@/features/create-concert';
import type { ChangeConcertBody, Concert, TourStats } from '@/shared/contract/concert.ts';
import { keepFile } from '@/shared/files';
import { longName, longTitle } from '@/shared/testing';
import { answersForAdmin } from '@/widgets/workspace/index.testing';
import { emptyConcert, filledOf } from '../model/concert-values';
import { ConcertsPage } from './ConcertsPage';

const owner = 'usr_demo-oyente';

const everyState: Concert[] = [
  makeConcert('con_1', {
    title: 'Cartas sin sello',
    city: 'Barcelona',
    status: 'sold_out',
    ticketsSold: 1_200,
  }),
  makeConcert('con_2', { title: 'Gira del faro', status: 'on_sale', ticketsSold: 948 }),
  makeConcert('con_3', {
    title: 'Noche de ombú',
    city: 'Buenos Aires',
    country: 'AR',
    date: '2027-02-01',
    time: '',
    doors: '',
    capacity: 0,
    ticketUrl: '',
    ticketPrice: { min: 38_000, max: 52_000, currency: 'ARS' },
    supportingActs: [],
    fanClubPresale: true,
    presaleCode: 'OMBU-27',
  }),
  makeConcert('con_4', {
    title: 'Azahar',
    city: 'Sevilla',
    date: '2026-10-11',
    status: 'completed',
    ticketsSold: 900,
  }),
  makeConcert('con_5', { title: 'Concierto en el faro', status: 'cancelled', ticketsSold: 80 }),
];

type Answers = { concerts?: Concert[]; stats?: TourStats };

const answers = ({ concerts = everyState, stats = makeTourStats() }: Answers = {}) => [
  http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(concerts)),
  http.get('*/api/promotion/concerts/stats', () => HttpResponse.json(stats)),
];

/** A concert that somebody else changes before the first save comes, as the server refuses and takes it. */
function twoEditors() {
  let concert = makeConcert('con_2', { status: 'on_sale', version: 1 });
  let isTheirs = false;
  return [
    http.put('*/api/promotion/concerts/con_2', async ({ request }) => {
      const { version, title, venue } = (await request.json()) as ChangeConcertBody;
      if (!isTheirs) concert = { ...concert, title: 'Gira suya', venue: 'Sala Sol', version: 2 };
      isTheirs = true;
      if (version !== concert.version) {
        return HttpResponse.json({ code: 'duplicate', error: 'Cambió.' }, { status: 409 });
      }
      concert = { ...concert, title, venue, version: 3 };
      return HttpResponse.json(concert);
    }),
    http.get('*/api/promotion/concerts/artist', () => HttpResponse.json([concert])),
    ...answers(),
  ];
}

/** A concert that somebody else changes before it is ended, as the server refuses and takes it. */
function changedBeforeItEnds() {
  const first = makeConcert('con_2', { status: 'on_sale', ticketsSold: 40, version: 1 });
  let concert = first;
  let isEnded = false;
  const begin = () => {
    concert = first;
    isEnded = false;
  };
  const end = ({ request }: { request: Request }) => {
    if (new URL(request.url).searchParams.get('version') !== '2') {
      const title = 'Gira suya';
      concert = { ...concert, title, date: '2027-01-09', status: 'sold_out', version: 2 };
      return HttpResponse.json({ code: 'duplicate', error: 'Cambió.' }, { status: 409 });
    }
    isEnded = true;
    return new HttpResponse(null, { status: 204 });
  };
  const handlers = [
    http.delete('*/api/promotion/concerts/con_2', end),
    http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(isEnded ? [] : [concert])),
    ...answers(),
  ];
  return { begin, handlers };
}

const ending = changedBeforeItEnds();

/** Two concerts that go when they are asked to. */
function twoThatGo() {
  let concerts: Concert[] = [];
  const begin = () => {
    concerts = [makeConcert('con_1', { title: 'Azahar' }), makeConcert('con_2')];
  };
  const handlers = [
    http.delete('*/api/promotion/concerts/:id', ({ params }) => {
      concerts = concerts.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/promotion/concerts/artist', () => HttpResponse.json(concerts)),
    ...answers(),
  ];
  return { begin, handlers };
}

const removing = twoThatGo();

const none = makeTourStats({
  totalConcerts: 0,
  totalCapacity: 0,
  totalSold: 0,
  totalRevenue: 0,
  averageTicketPrice: 0,
  selloutRate: 0,
  topCities: [],
  byCurrency: [],
});

const forget = () => {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  localStorage.removeItem(`concert-draft:${owner}:`);
};

const meta = {
  title: 'Screens/Promotion/Concerts (conciertos)',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/concerts',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answers(),
  },
  // They come when they are asked for: they are there before the story looks for them.
  loaders: [
    () => import('./form/ConcertDialog'),
    () => import('./AnalyticsTab'),
    () => import('./promotion/PromotionTab'),
    () => import('./promotion/PosterDialog'),
    () => import('./EndDialog'),
  ],
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Agregar Concierto' }));
  return within(await screen.findByRole('dialog', { name: 'Agregar Nuevo Concierto' }));
}

type Form = Awaited<ReturnType<typeof openForm>>;

async function fillIn(form: Form, { userEvent }: Pick<Context, 'userEvent'>, day = '2026-12-05') {
  await userEvent.type(form.getByLabelText('Título del concierto'), 'Gira del faro');
  await userEvent.type(form.getByLabelText('Lugar'), 'Sala Sol');
  await fireEvent.change(form.getByLabelText('Fecha'), { target: { value: day } });
}

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Gira del faro' }));
    for (const text of [
      'A LA VENTA',
      'sábado, 5 de diciembre de 2026',
      '21:00 h · Apertura de puertas: 20:00 h',
      'Teatro Circo Price · Madrid, España',
      'De 25 € a 40 €',
      '948 de 1,2K vendidas',
      '79 %',
      'Con Clara del Puerto',
    ]) {
      await expect(card.getByText(text)).toBeVisible();
    }
    const link = card.getByRole('link', { name: /^Comprar/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', 'https://entradas.example.com/faro');
    for (const word of ['ANUNCIADO', 'AGOTADO', 'COMPLETADO', 'CANCELADO']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await expect(await canvas.findByText('0,2 M €')).toBeVisible();
    const unsaid = within(canvas.getByRole('article', { name: 'Noche de ombú' }));
    await expect(unsaid.queryByText(/vendidas/)).toBeNull();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** The form begins with what is usual, and the code is asked for only with a presale. */
export const Form: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    const form = await openForm(context);
    await expect(form.getByLabelText('País')).toHaveDisplayValue('España');
    await expect(form.getByLabelText('Moneda')).toHaveValue('EUR');
    await expect(form.getByLabelText('Edad mínima')).toHaveValue('18+');
    const options = within(form.getByLabelText('País')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'España',
      'México',
      'Argentina',
      'Colombia',
      'Estados Unidos',
      'Reino Unido',
    ]);
    await expect(form.queryByLabelText('Código de preventa')).toBeNull();
    await context.userEvent.click(form.getByLabelText('Preventa para fans'));
    await expect(form.getByLabelText('Código de preventa')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Crear Concierto' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The zone follows the city, and can be another; a concert after midnight says whose day it is. */
export const Night: Story = {
  parameters: { msw: answers({ concerts: [], stats: none }) },
  play: async (context) => {
    const { userEvent, canvas } = context;
    const form = await openForm(context);
    const zone = form.getByLabelText('Zona horaria del lugar');
    await expect(zone).toHaveDisplayValue('Según la ciudad: Península y Baleares');
    await fillIn(form, context, '2027-03-06');
    await userEvent.type(form.getByLabelText('Ciudad'), 'Arrecife');
    await expect(zone).toHaveDisplayValue('Según la ciudad: Canarias');
    await userEvent.selectOptions(form.getByLabelText('País'), 'Estados Unidos');
    await userEvent.selectOptions(zone, 'Centro de Estados Unidos');
    const time = form.getByLabelText('Hora');
    await fireEvent.change(time, { target: { value: '00:30' } });
    await fireEvent.change(form.getByLabelText('Apertura de puertas'), {
      target: { value: '23:30' },
    });
    await waitFor(() =>
      expect(time).toHaveAccessibleDescription(
        'Las puertas abren antes de medianoche, así que empieza ya el 7 de marzo de 2027.',
      ),
    );
    await userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    const card = within(await canvas.findByRole('article', { name: 'Gira del faro' }));
    await expect(
      card.getByText('00:30 h del 7 de marzo de 2027 · Apertura de puertas: 23:30 h'),
    ).toBeVisible();
    await expect(outbox.read(owner).map(({ body }) => body)).toMatchObject([
      { timeZone: 'America/Chicago', date: '2027-03-06' },
    ]);
  },
};

export const FormNarrow: Story = {
  tags: ['tall'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => void (await openForm(context)),
};

/** What has to be there is not: said at the fields and as an alert. */
export const Incomplete: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const form = await openForm(context);
    await context.userEvent.type(form.getByLabelText('Título del concierto'), 'Gira');
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await expect(
      await form.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await expect(form.getByText('Escribe el lugar.')).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
  },
};
export const WrongPrices: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const form = await openForm(context);
    await fillIn(form, context, '2026-11-01');
    await context.userEvent.type(form.getByLabelText('Precio mínimo'), '30');
    await context.userEvent.type(form.getByLabelText('Precio máximo'), '20');
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await expect(
      await form.findByText('El precio máximo no puede ser menor que el mínimo.'),
    ).toBeVisible();
    await expect(form.getByText(/La fecha ya pasó/)).toBeVisible();
  },
};

/** It holds at once, without a network: nothing is sent from the form. */
export const Created: Story = {
  tags: ['state:success'],
  parameters: { msw: answers({ concerts: [], stats: none }) },
  play: async (context) => {
    const form = await openForm(context);
    await fillIn(form, context);
    await context.userEvent.type(form.getByLabelText('Capacidad'), '1200');
    await context.userEvent.type(form.getByLabelText('Artistas invitados'), 'Clara\nElvira');
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await waitFor(() => expect(screen.getByText('Concierto creado exitosamente!')).toBeVisible());
    const [item] = outbox.read(owner);
    await expect(item?.body).toEqual({
      title: 'Gira del faro',
      venue: 'Sala Sol',
      city: '',
      country: 'ES',
      date: '2026-12-05',
      time: '',
      doors: '',
      capacity: 1_200,
      ticketPriceMin: 0,
      ticketPriceMax: 0,
      currency: 'EUR',
      description: '',
      supportingActs: ['Clara', 'Elvira'],
      ageRestriction: '18+',
      ticketUrl: '',
      venueImage: '',
      fanClubPresale: false,
      presaleCode: '',
    });
    const { canvas } = context;
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(canvas.queryByText('ANUNCIADO')).toBeNull();
    await expect(canvas.getByText('0 de 1,2K vendidas')).toBeVisible();
    await expect(canvas.getByText('Precio por anunciar')).toBeVisible();
  },
};
/** What is free says so itself; a room whose size nobody said shows no share. */
export const Free: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers({ concerts: [], stats: none }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openForm(context);
    await fillIn(form, context);
    await userEvent.type(form.getByLabelText('Precio mínimo'), '20');
    await userEvent.click(form.getByRole('checkbox', { name: 'Entrada gratuita' }));
    await expect(form.queryByLabelText('Precio mínimo')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    const card = within(await canvas.findByRole('article', { name: 'Gira del faro' }));
    await expect(card.getByText('Entrada gratuita')).toBeVisible();
    await expect(card.queryByText(/vendidas/)).toBeNull();
    const [kept] = outbox.read(owner);
    await expect(kept?.body).toMatchObject({ ticketPriceMin: 0, ticketPriceMax: 0, isFree: true });
  },
};
/** What went wrong is said above the form, which still has all of it. */
export const NotCreated: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const form = await openForm(context);
    await fillIn(form, context);
    const broken = spyOn(outbox, 'add').mockImplementation(() => {
      throw new Error('Nothing can be kept.');
    });
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await expect(
      await form.findByText('Error al crear el concierto. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(form.getByLabelText('Lugar')).toHaveValue('Sala Sol');
    broken.mockRestore();
    await context.userEvent.dblClick(form.getByRole('button', { name: 'Crear Concierto' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(outbox.read(owner)).toHaveLength(1);
  },
};
export const NoRoom: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const form = await openForm(context);
    await fillIn(form, context);
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await context.userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await waitFor(() => expect(screen.getByText(/no hay sitio para guardar/)).toBeVisible());
    full.mockRestore();
    await expect(outbox.read(owner)).toHaveLength(1);
  },
};

/** What was typed is there again after leaving. */
export const Draft: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openForm(context);
    await userEvent.type(form.getByLabelText('Título del concierto'), 'A medias');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openForm({ canvas, userEvent });
    await expect(again.getByLabelText('Título del concierto')).toHaveValue('A medias');
    await userEvent.click(again.getByRole('button', { name: 'Empezar de nuevo' }));
    await expect(again.getByLabelText('Título del concierto')).toHaveValue('');
  },
};

/** What the server refused is mended in the form, and waits again. */
export const Mended: Story = {
  tags: ['state:pending'],
  parameters: { msw: answers({ concerts: [] }) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await openForm(context);
    await fillIn(form, context);
    await userEvent.click(form.getByRole('button', { name: 'Crear Concierto' }));
    await waitFor(() => expect(outbox.read(owner)).toHaveLength(1));
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'La fecha ya pasó en el lugar del concierto.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Gira del faro' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Editar «Gira del faro»' }));
    await userEvent.type(edited.getByLabelText('Título del concierto'), ' II');
    await userEvent.click(edited.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(outbox.read(owner)).toMatchObject([
        { id: item?.id, name: 'Gira del faro II', refusal: null },
      ]),
    );
  },
};

/** A change that comes when the server may have it says so, on its way and delivered: nothing is lost or added twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers({ concerts: [] }) },
  beforeEach: () => {
    const values = { ...emptyConcert, title: 'Gira del faro', venue: 'Sala Sol' };
    const filled = filledOf({ ...values, date: '2026-12-05' });
    newConcerts.create({ owner }, (id) => ({ ...filled, id, fileKey: null }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Gira del faro' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Editar «Gira del faro»' }));
    await userEvent.type(edited.getByLabelText('Lugar'), ' Norte');
    loseAnswers(owner);
    await userEvent.click(edited.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await edited.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió. Ciérralo y edítalo en la lista.',
    );
    await expect(outbox.read(owner)).toMatchObject([{ body: { venue: 'Sala Sol' } }]);
    deliverWaiting(owner);
    await userEvent.click(edited.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await edited.findByRole('alert')).toBeVisible();
    await expect(edited.getByLabelText('Lugar')).toHaveValue('Sala Sol Norte');
    await expect(outbox.read(owner)).toEqual([]);
  },
};

/** Discarded meanwhile, it is not said to be sent: what was typed can be kept as a new one, with its picture. */
export const EditedDiscarded: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers({ concerts: [] }) },
  beforeEach: async () => {
    const values = { ...emptyConcert, title: 'Gira del faro', venue: 'Sala Sol' };
    const filled = filledOf({ ...values, date: '2026-12-05' });
    await keepFile({ key: 'concert-1', owner, file: new Blob(['…'], { type: 'image/png' }) });
    newConcerts.create({ owner }, (id) => ({ ...filled, id, fileKey: 'concert-1' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Gira del faro' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Editar «Gira del faro»' }));
    await userEvent.type(edited.getByLabelText('Lugar'), ' Norte');
    const [former] = outbox.read(owner);
    outbox.remove(owner, former?.id ?? '');
    await userEvent.click(edited.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await edited.findByRole('alert')).toHaveTextContent(
      'Esto ya no está: se descartó. Lo que escribiste sigue aquí y puedes guardarlo como nuevo.',
    );
    await expect(edited.getByText('Imagen del concierto')).toBeVisible();
    await userEvent.click(edited.getByRole('button', { name: 'Crear Concierto' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [kept] = newConcerts.read({ owner });
    await expect(kept?.item.venue).toBe('Sala Sol Norte');
    await expect(kept?.item.id).not.toBe(former?.id);
    await expect(kept?.item.fileKey).toMatch(/^concert-\d+-/);
  },
};

/** Of a delivered concert it is also asked how many tickets were sold; what the server refuses is said at its field. */
export const Edited: Story = {
  parameters: {
    msw: [
      ...answers(),
      http.put('*/api/promotion/concerts/con_2', () =>
        HttpResponse.json(
          {
            code: 'invalid',
            error: 'Revisa los datos.',
            fields: { capacity: 'Ya se vendieron 948 entradas.' },
          },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Gira del faro' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar «Gira del faro»' }));
    await expect(form.getByLabelText('Entradas vendidas')).toHaveValue('948');
    await expect(form.getByLabelText('Las entradas están a la venta')).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByText('Ya se vendieron 948 entradas.')).toBeVisible();
  },
};
/** Somebody else was faster: what was typed stays, what was not touched is as they left it, and nothing is lost. */
export const ChangedElsewhere: Story = {
  tags: ['state:failed'],
  parameters: { msw: twoEditors() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Gira del faro' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar «Gira del faro»' }));
    const title = form.getByLabelText('Título del concierto');
    await userEvent.clear(title);
    await userEvent.type(title, 'Gira mía');
    await userEvent.type(form.getByLabelText('Descripción'), ' Y más.');
    const save = form.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(save);
    await expect(
      await form.findByText(/^Este concierto cambió mientras lo editabas/),
    ).toBeVisible();
    await expect(await form.findByText('Ahora es «Gira suya».')).toBeVisible();
    await expect(form.queryByText(/^Por favor completa/)).toBeNull();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveValue('Gira mía');
    await expect(form.getByLabelText('Descripción')).toHaveValue(
      'Una noche con cuarteto de cuerda. Y más.',
    );
    await expect(form.getByLabelText('Lugar')).toHaveValue('Sala Sol');
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Gira mía')).toBeVisible();
    await expect(canvas.getByText(/^Sala Sol/)).toBeVisible();
  },
};
export const Removed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...answers(),
      http.delete('*/api/promotion/concerts/con_4', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Azahar' }));
    await waitFor(() => expect(screen.getByText('¿Eliminar «Azahar»?')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar concierto' }));
    await waitFor(() => expect(screen.getByText('Eliminaste «Azahar».')).toBeVisible());
  },
};
/** By keyboard: the focus passes to the concert that takes its place, and from an empty list to the heading. */
export const RemovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: removing.handlers },
  beforeEach: () => removing.begin(),
  play: async ({ canvas, userEvent }) => {
    const remove = async (title: string) => {
      (await canvas.findByRole('button', { name: `Eliminar ${title}` })).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog', { name: `¿Eliminar «${title}»?` });
      screen.getByRole('button', { name: 'Eliminar concierto' }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await remove('Azahar');
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Gira del faro' })).toHaveFocus(),
    );
    await remove('Gira del faro');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
/** It changed since it was looked at: nothing is done, they are told what changed, and asked once more. */
export const ChangedBeforeItEnds: Story = {
  tags: ['state:failed'],
  parameters: { msw: ending.handlers },
  // A story that is told again begins where it began.
  beforeEach: ending.begin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Gira del faro' }));
    const asked = await screen.findByRole('alertdialog', { name: '¿Eliminar «Gira del faro»?' });
    const remove = within(asked).getByRole('button', { name: 'Eliminar concierto' });
    await userEvent.click(remove);
    const told = await within(asked).findByRole('alert');
    await expect(told).toHaveTextContent(/^Este concierto cambió desde que lo miraste/);
    await expect(asked).toHaveAccessibleName('¿Eliminar «Gira suya»?');
    const changes = within(told)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    await expect(changes).toEqual([
      'Ahora es «AGOTADO».',
      'Ahora es «Gira suya».',
      'Ahora es «sábado, 9 de enero de 2027».',
    ]);
    await canvas.findByRole('article', { name: 'Gira suya', hidden: true });
    await userEvent.click(remove);
    await waitFor(() => expect(screen.getByText('Eliminaste «Gira suya».')).toBeVisible());
  },
};
/** Somebody else was faster and removed it: there is nothing left to end. */
export const Gone: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...answers(),
      http.delete('*/api/promotion/concerts/con_4', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Azahar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar concierto' }));
    await waitFor(() => expect(screen.getByText(/^«Azahar» ya no está/)).toBeVisible());
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ concerts: [], stats: none }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes conciertos aún')).toBeVisible();
    await expect(await canvas.findByText('0,0 M €')).toBeVisible();
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: {
    msw: answers({
      concerts: Array.from({ length: 12 }, (_, index) => makeConcert(`con_${index}`)),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Oslo');
    await expect(await canvas.findByText(/Ningún concierto coincide/)).toBeVisible();
  },
};
/** The built-in concerts and figures stand there where the server does not answer. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () => HttpResponse.json({}, { status: 503 })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Noche de ombú')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () =>
        HttpResponse.json({ code: 'too-many-requests', error: 'Espera un poco.' }, { status: 429 }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Reintentar' });
    await expect(buttons.length).toBeGreaterThan(0);
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: ['artist', 'stats'].map((list) =>
      http.get(`*/api/promotion/concerts/${list}`, () => delay('infinite')),
    ),
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers({
      concerts: [
        makeConcert('con_long', {
          title: `${longTitle} <b>مرحبا</b>`,
          venue: longName,
          city: longName,
          supportingActs: [longName, longTitle, longName],
        }),
        makeConcert('con_rtl', { title: 'ليلة الطرب في القاهرة', venue: 'دار الأوبرا' }),
      ],
    }),
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answers({
      concerts: [
        makeConcert('con_huge', {
          capacity: 1_000_000,
          ticketsSold: 999_999,
          status: 'on_sale',
          ticketPrice: { min: 0, max: 100_000_000, currency: 'ARS' },
        }),
        makeConcert('con_free', { ticketPrice: { min: 0, max: 0, currency: 'EUR' }, capacity: 1 }),
      ],
      stats: makeTourStats({
        totalConcerts: 500,
        totalCapacity: 123_456_789,
        totalSold: 123_456_788,
        totalRevenue: 9_876_543_210_000,
        averageTicketPrice: 80_000_000,
        byCurrency: [
          {
            currency: 'ARS',
            revenue: 9_876_543_210_000,
            averageTicketPrice: 80_000_000,
            ticketsSold: 2,
          },
          { currency: 'EUR', revenue: 1_234_567.5, averageTicketPrice: 32.5, ticketsSold: 1 },
          { currency: 'MXN', revenue: 99_999_999, averageTicketPrice: 950, ticketsSold: 1 },
        ],
      }),
    }),
  },
};
export const NoImage: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: answers({ concerts: [makeConcert('con_1', { venueImage: 'data:image/png;base64,AA' })] }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};
export const Analytics: Story = {
  parameters: { address: '/concerts?tab=analytics' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('figure', { name: 'Madrid es donde más entradas vendes' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('figure', { name: /El 25\s% de tus conciertos está agotado/ }),
    ).toBeVisible();
  },
};
export const AnalyticsEmpty: Story = {
  parameters: {
    address: '/concerts?tab=analytics',
    msw: answers({ concerts: [], stats: none }),
  },
};
export const Promotion: Story = {
  parameters: { address: '/concerts?tab=promotion' },
  play: async ({ canvas, userEvent }) => {
    const notify = await canvas.findByRole('link', {
      name: 'Notificar a fans sobre nuevas fechas',
    });
    await expect(notify).toHaveAttribute(
      'href',
      '/fan-engagement?tab=notifications&new=notification&concert=con_1',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Concierto' }), 'con_2');
    await expect(
      canvas.getByRole('link', { name: 'Configurar publicidad dirigida' }),
    ).toHaveAttribute('href', '/spotify-marquee?tab=campaigns&new=campaign&concert=con_2');
    await expect(canvas.getAllByText('Conectado')).toHaveLength(2);
    await expect(canvas.getByText('Pendiente')).toBeVisible();
  },
};
export const PromotionEmpty: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/concerts?tab=promotion',
    msw: answers({ concerts: [], stats: none }),
  },
};
/** A picture with the date, drawn here. */
export const Poster: Story = {
  parameters: { address: '/concerts?tab=promotion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Generar contenido para redes sociales' }),
    );
    const picture = await screen.findByRole('img', { name: /Nora Quintavalle: Cartas sin sello/ });
    await waitFor(() => expect(picture).toBeVisible());
    const drawn = (picture as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1, 1).data[3];
    await expect(drawn).toBe(255);
    await expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeVisible();
  },
};

/** The account speaks for no artist: that is said once, and nothing can be added. */
export const NotFound: Story = {
  tags: ['state:not-found'],
  loaders: [() => import('@/widgets/workspace').then(({ NoOwnArtist }) => NoOwnArtist.load())],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Todavía no hay un artista' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agregar Concierto' })).toBeNull();
    await expect(canvas.queryByText(/No encontramos lo que buscas/)).toBeNull();
  },
};
/** An admin begins with the artist most heard. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [...answersForAdmin, ...answers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nora Quintavalle' })).toBeVisible();
  },
};
