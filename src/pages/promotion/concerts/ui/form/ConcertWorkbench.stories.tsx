import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { makeConcert } from '@/entities/concert/index.testing';
import { outbox } from '@/entities/outbox';
import { deliverWaiting, loseAnswers } from '@/entities/outbox/index.testing';
import type { ChangeConcertBody, ConcertForm } from '@/shared/contract/concert.ts';
import { keepFile } from '@/shared/files';
import { concertItem } from '../../model/concert-item';
import { answers, beginAnew, none, ofTool, owner, parts } from '../../testing/concert-answers';
import { ConcertsPage } from '../ConcertsPage';

/** A server with a concert that changes before the first save. */
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

/** A concert on this device. */
const filled: ConcertForm = {
  title: 'Gira del faro',
  venue: 'Sala Sol',
  city: '',
  country: 'ES',
  date: '2026-12-05',
  time: '',
  doors: '',
  capacity: 0,
  ticketPriceMin: 0,
  ticketPriceMax: 0,
  currency: 'EUR',
  description: '',
  supportingActs: [],
  ageRestriction: '18+',
  ticketUrl: '',
  venueImage: '',
  fanClubPresale: false,
  presaleCode: '',
};

const meta = {
  title: 'Work/Concerts/Concert workbench',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: ofTool,
  loaders: parts,
  beforeEach: beginAnew,
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

// Proves concerts: Choices and beginnings of the form
export const Default: Story = {
  tags: ['state:default', 'low'],
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

// Proves concerts: The zone is shown and can be corrected
export const Night: Story = {
  parameters: { address: '/concerts?view=cards', msw: answers({ concerts: [], stats: none }) },
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

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => void (await openForm(context)),
};

// Proves concerts: Required fields
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

// Proves concerts: Prices and past days
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

// Proves concerts: Created without a request
export const Created: Story = {
  tags: ['state:success'],
  parameters: { address: '/concerts?view=cards', msw: answers({ concerts: [], stats: none }) },
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

// Proves concerts: Free is stated, missing values are not
export const Free: Story = {
  tags: ['no-photo'],
  parameters: { address: '/concerts?view=cards', msw: answers({ concerts: [], stats: none }) },
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
    const [storedUrl] = outbox.read(owner);
    await expect(storedUrl?.body).toMatchObject({
      ticketPriceMin: 0,
      ticketPriceMax: 0,
      isFree: true,
    });
  },
};

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

// Proves concerts: No room
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

// Proves concerts: The form restores what was typed
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
    await userEvent.click(again.getByRole('button', { name: 'Empezar de cero' }));
    await expect(again.getByLabelText('Título del concierto')).toHaveValue('');
  },
};

// Proves concerts: A rejected item is corrected
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

// Proves outbox: Created by a tool: an edit that came too late
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers({ concerts: [] }) },
  beforeEach: () => {
    concertItem.create({ owner }, (id) => ({ ...filled, id, fileKey: null }));
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

// Proves outbox: Created by a tool: discarded while its form was open
export const EditedDiscarded: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers({ concerts: [] }) },
  beforeEach: async () => {
    await keepFile({ key: 'concert-1', owner, file: new Blob(['…'], { type: 'image/png' }) });
    concertItem.create({ owner }, (id) => ({ ...filled, id, fileKey: 'concert-1' }));
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
    const [storedUrl] = outbox.read(owner);
    await expect(storedUrl?.thing).toMatchObject({ venue: 'Sala Sol Norte', fileKey: 'concert-1' });
    await expect(storedUrl?.id).not.toBe(former?.id);
  },
};

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

// Proves concerts: Two people, in the form
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
// Proves concerts: What fans will see, beside the form
/** The preview updates while typing; head and foot stay in view. */
export const Preview: Story = {
  tags: ['state:open'],
  parameters: { address: '/concerts?new=' },
  play: async (context) => {
    const form = within(await screen.findByRole('dialog', { name: 'Agregar Nuevo Concierto' }));
    await fillIn(form, context);
    const preview = within(form.getByRole('region', { name: 'Vista previa' }));
    const row = await preview.findByRole('article', { name: 'Gira del faro' });
    await expect(row).toHaveTextContent('sábado, 5 de diciembre de 2026');
    await expect(row).toHaveTextContent('Sala Sol, España');
    const submit = form.getByRole('button', { name: 'Crear Concierto' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
