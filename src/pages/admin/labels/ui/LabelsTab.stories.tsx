import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type {
  AdminLabel,
  AdminLabelDetails,
  AdminLabelList,
  AdminLabelQuery,
  ChangeLabelBody,
  CreateLabelBody,
} from '@/shared/contract/label-administration.ts';
import { sampleLabelDetails, sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import {
  sampleLabelArtists,
  sampleReleases,
} from '@/shared/sample/label-figures/sample-label-figures.ts';
import { answerByKeyboard, findsRole, longName } from '@/shared/testing';
import { LabelsTab } from './LabelsTab';

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

const keep = <Data,>(data: Data) => data;

/** Server answers based on the sample. */
const answers = (change: (list: AdminLabelList) => AdminLabelList = keep) => [
  http.get('*/api/admin/labels', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams) as AdminLabelQuery;
    return HttpResponse.json(change(sampleLabels(query)));
  }),
];

const always = (respond: () => Response | Promise<Response>) => [
  http.get('*/api/admin/labels', respond),
  http.get('*/api/admin/labels/:id/details', respond),
  http.get('*/api/label/:call', respond),
];

/** Sent bodies in order. */
let sent: object[] = [];

/** Records each body, and replies in turn; the last reply repeats. */
const taking = (
  method: 'post' | 'patch',
  path: string,
  ...replies: ((body: object) => Response)[]
) =>
  http[method](`*/api/admin/${path}`, async ({ request }) => {
    const body = (await request.json()) as object;
    const reply = replies[sent.length] ?? replies.at(-1);
    sent.push(body);
    return reply ? reply(body) : HttpResponse.error();
  });

/** Answers for a label's panel. */
const details = (change: (details: AdminLabelDetails) => AdminLabelDetails = keep) => [
  http.get('*/api/admin/labels/:id/details', ({ params }) =>
    HttpResponse.json(change(sampleLabelDetails(String(params['id'])))),
  ),
  http.get('*/api/label/artists', () => HttpResponse.json(sampleLabelArtists())),
  http.get('*/api/label/releases', () => HttpResponse.json(sampleReleases())),
];

const meta = {
  title: 'Screens/Admin/Labels (disqueras)',
  component: LabelsTab,
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    frame: 'page',
    address: '/admin?tab=labels&labels-view=cards',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
} satisfies Meta<typeof LabelsTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const getCard = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { name });
  const card = heading.closest('li');
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};
const getNames = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

async function openSettings(canvas: Canvas, userEvent: User, name: string) {
  const card = await getCard(canvas, name);
  await userEvent.click(card.getByRole('button', { name: `Ajustes de ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Editar label' }));
}

async function openDetails(canvas: Canvas, userEvent: User, name: string) {
  const card = await getCard(canvas, name);
  await userEvent.click(card.getByRole('button', { name: `Ver Detalles de ${name}` }));
  const panel = await screen.findByRole('dialog', { name });
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  return within(panel);
}

/** The table compares figures; its menu has the card's actions. */
export const AsTable: Story = {
  tags: ['state:variants'],
  parameters: { address: '/admin?tab=labels' },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Labels' }));
    await userEvent.click(
      await table.findByRole('button', { name: 'Más opciones de Marejada Records' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar label' }));
    await expect(await screen.findByRole('dialog', { name: 'Editar label' })).toBeVisible();
  },
};
export const TableNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/admin?tab=labels' },
  globals: { viewport: { value: 'narrow' } },
};
/** The drawer has an address; one of a missing label says so. */
export const Missing: Story = {
  tags: ['no-photo'],
  parameters: { address: '/admin?tab=labels&open=lbl_gone' },
  play: async ({ userEvent }) => {
    const panel = await screen.findByRole('dialog', { name: 'Ya no está aquí' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// Proves administration: The card of a label, and its way to Regalías
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Marejada Records');
    for (const [name, value] of [
      ['Artistas', '27'],
      ['Canciones', '640'],
      ['Regalías del mes', /318\.205,90/],
      ['Total pagado', /8,0 M €$/],
      ['Próximo pago', /\d{4}$/],
      ['Tasa de regalías', /70/],
    ] as const) {
      await expect(card.getByText(name).parentElement).toHaveTextContent(value);
    }
    await expect(card.getByText('Activo')).toBeVisible();
    await expect(card.getByText('Óscar Mareas')).toBeVisible();
    await expect(card.getByRole('link', { name: /^marejada-records\.example/ })).toHaveAttribute(
      'href',
      'https://marejada-records.example',
    );
    await expect(card.getByRole('link', { name: /^contacto@/ })).toBeVisible();
    await expect(
      card.getByRole('link', { name: 'Pagar Regalías de Marejada Records' }),
    ).toHaveAttribute('href', '/admin?tab=royalties&pending-q=Marejada%20Records');
    await expect((await getCard(canvas, 'Discos Alféizar')).getByText('Pendiente')).toBeVisible();
    await expect((await getCard(canvas, 'Sello del Patio')).getByText('Terminado')).toBeVisible();
  },
};
/** No open payment, however its month was paid. */
export const Paid: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers(({ labels, ...rest }) => ({
      ...rest,
      labels: labels.map((label) => ({ ...label, isOwed: false })),
    })),
  },
  play: async ({ canvas }) => {
    const card = await getCard(canvas, 'Marejada Records');
    await expect(card.getByText('Regalías del mes').parentElement).not.toHaveTextContent(/^0/);
    await expect(card.queryByRole('link', { name: /^Pagar Regalías/ })).toBeNull();
  },
};
/**
 * A phone shows six cards of a page at first; the others follow below, with the focus on the
 * first of them.
 */
export const PageNarrow: Story = {
  tags: ['tall', 'no-photo'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    msw: answers(({ labels }) => ({
      labels: labels.slice(0, 1).flatMap((label) =>
        Array.from({ length: 24 }, (_, at) => ({
          ...label,
          id: `lab_${at}`,
          name: `Sello ${at}`,
        })),
      ),
      total: 24,
      hasMore: false,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await getCard(canvas, 'Sello 5');
    await expect(getNames(canvas)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 18 más' }));
    await expect(getNames(canvas)).toHaveLength(24);
    await expect(canvas.getByRole('button', { name: 'Ajustes de Sello 6' })).toHaveFocus();
  },
};
// Proves administration: Labels by the address
/** Search, contract and order are read from and written to the address. */
export const FilteredByTheAddress: Story = {
  parameters: {
    address:
      '/admin?tab=labels&labels-view=cards&labels-contract=active&labels-sort=-monthlyRoyalties',
  },
  play: async ({ canvas, userEvent }) => {
    await getCard(canvas, 'Northern Lamp');
    await expect(getNames(canvas).slice(0, 3)).toEqual([
      'Northern Lamp',
      'Balcón Discos',
      'Marejada Records',
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'BALCON');
    await waitFor(() => expect(getNames(canvas)).toEqual(['Balcón Discos']));
    await userEvent.click(canvas.getByRole('button', { name: /Quitar/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Contrato'), 'Terminado');
    await waitFor(() => expect(getNames(canvas)).toEqual(['Sello del Patio']));
    await userEvent.selectOptions(canvas.getByLabelText('Contrato'), 'Todos los contratos');
    await userEvent.selectOptions(canvas.getByLabelText('Orden'), 'Por nombre, de la Z a la A');
    await waitFor(() => expect(getNames(canvas)[0]).toBe('Sello del Patio'));
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/admin?tab=labels&labels-view=cards&labels-q=nadie' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ningún label coincide' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtro' }));
    await getCard(canvas, 'Balcón Discos');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(() => ({ labels: [], total: 0, hasMore: false })) },
  play: findsRole('heading', { name: 'Aún no hay labels' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves administration: Labels of the example
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    // There and back, to leave the sample unchanged.
    for (const contract of ['Activo', 'Pendiente']) {
      const form = await openSettings(canvas, userEvent, 'Discos Alféizar');
      await userEvent.selectOptions(form.getByLabelText('Contrato'), contract);
      await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(
        await (await getCard(canvas, 'Discos Alféizar')).findByText(contract),
      ).toBeVisible();
    }
  },
};
const long = (label: AdminLabel): AdminLabel => ({
  ...label,
  name: longName,
  contactPerson: longName,
  email: `${'direccion-larguisima.'.repeat(5)}${label.id}@ejemplo.example`,
  website: `https://ejemplo.example/${'una-direccion-larguisima/'.repeat(6)}`,
});
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: { msw: answers((list) => ({ ...list, labels: list.labels.map(long) })) },
};
const unknown = {
  email: null,
  website: null,
  country: null,
  foundedYear: null,
  contactPerson: null,
  phone: null,
  royaltyRate: null,
  nextPaymentDate: null,
};
/** Labels with only a name, with millions, and more labels than are counted. */
export const Extremes: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    address: '/admin?tab=labels&labels-view=cards&labels-page=2',
    msw: answers(({ labels }) => ({
      labels: labels.map((label, index) =>
        index === 0
          ? {
              ...label,
              totalArtists: 123_456,
              totalTracks: 98_765_432,
              monthlyRoyalties: 987_654_321.09,
              totalRoyaltiesPaid: 123_456_789_012.34,
            }
          : { ...label, ...unknown },
      ),
      total: 9_600,
      hasMore: true,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hay más de 9\.600 labels/)).toBeVisible();
    await expect(canvas.getByText('Mostrando 25–33 de 9.600')).toBeVisible();
    await expect(canvas.getByText('Página 2 de 400')).toBeVisible();
    await expect(canvas.getByText('123.456,8 M €')).toBeVisible();
    await expect(canvas.getAllByText('Sin datos de contacto')).toHaveLength(8);
  },
};

const creating = { address: '/admin?tab=labels&labels-view=cards&labels-act=new' };
const creation = async () => within(await screen.findByRole('dialog', { name: 'Agregar Label' }));
const add = (form: Awaited<ReturnType<typeof creation>>) =>
  form.getByRole('button', { name: 'Agregar Label' });

// Proves administration: Its form: choices, what it begins with, what is fixed
export const Create: Story = {
  parameters: creating,
  play: async () => {
    const form = await creation();
    await expect(form.getByLabelText('País')).toHaveValue('ES');
    await expect(form.getByLabelText('País')).toHaveTextContent(
      'EspañaEstados UnidosReino UnidoAlemaniaFranciaJapón',
    );
    await expect(form.getByLabelText('Año de fundación')).toHaveValue(
      String(new Date().getFullYear()),
    );
    await expect(form.getByLabelText('Tasa de regalías')).toHaveValue('70');
    await expect(form.getByLabelText('Sitio web')).toHaveAttribute('type', 'url');
    await expect(form.getByLabelText('Teléfono')).toHaveAttribute('type', 'tel');
    for (const [name, value] of [
      ['Estado', 'Pendiente de firma'],
      ['Duración', '3 años'],
      ['Renovación automática', 'Yes'],
    ] as const) {
      await expect(form.getByText(name).parentElement).toHaveTextContent(value);
    }
  },
};
export const CreateNarrow: Story = {
  parameters: creating,
  globals: { viewport: { value: 'narrow' } },
};
// Proves administration: The alert of a label
export const CreateIncomplete: Story = {
  parameters: creating,
  play: async ({ userEvent }) => {
    const form = await creation();
    await expect(add(form)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(form.getByLabelText('Nombre'), '  ');
    await userEvent.click(add(form));
    await expect(
      await form.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await expect(form.getByText('Escribe el nombre')).toBeVisible();
    await expect(form.getByText('Escribe el email')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
const fillIn = async (form: Awaited<ReturnType<typeof creation>>, userEvent: User) => {
  await userEvent.type(form.getByLabelText('Nombre'), 'Mareas Altas');
  await userEvent.type(form.getByLabelText('Email'), 'hola@mareas.example');
};
// Proves administration: What is wrong, at each field
export const Invalid: Story = {
  tags: ['state:invalid'],
  parameters: creating,
  play: async ({ userEvent }) => {
    const form = await creation();
    await fillIn(form, userEvent);
    await userEvent.type(form.getByLabelText('Sitio web'), 'mareas.example');
    await userEvent.clear(form.getByLabelText('Año de fundación'));
    await userEvent.type(form.getByLabelText('Año de fundación'), '1899');
    await userEvent.clear(form.getByLabelText('Tasa de regalías'));
    await userEvent.type(form.getByLabelText('Tasa de regalías'), '101');
    await userEvent.click(add(form));
    const year = new Date().getUTCFullYear();
    for (const text of [
      'Escribe una dirección que empiece por https:// o http://',
      `Escribe un año entre 1900 y ${year}`,
      'Escribe un número entero de 0 a 100',
    ]) {
      await expect(await form.findByText(text)).toBeVisible();
    }
    await expect(form.getByLabelText('Sitio web')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};
export const Created: Story = {
  tags: ['no-photo'],
  parameters: {
    ...creating,
    msw: [
      taking('post', 'labels', (body) =>
        HttpResponse.json(
          { ...sampleLabels({}).labels[0], ...body, id: 'lab_new' },
          { status: 201 },
        ),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await creation();
    await fillIn(form, userEvent);
    await userEvent.selectOptions(form.getByLabelText('País'), 'Reino Unido');
    await userEvent.click(add(form));
    await toast('Label creado exitosamente');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const body: CreateLabelBody = {
      name: 'Mareas Altas',
      email: 'hola@mareas.example',
      website: null,
      country: 'UK',
      foundedYear: new Date().getFullYear(),
      contactPerson: null,
      phone: null,
      royaltyRate: 70,
    };
    await expect(sent).toEqual([body]);
    await expect(canvas.getByRole('button', { name: 'Agregar Label' })).toBeVisible();
  },
};
export const CreateEmailTaken: Story = {
  parameters: {
    ...creating,
    msw: [
      taking('post', 'labels', () =>
        problem('invalid', 400, { fields: { email: 'Otro label ya tiene este email.' } }),
      ),
      ...answers(),
    ],
  },
  play: async ({ userEvent }) => {
    const form = await creation();
    await fillIn(form, userEvent);
    await userEvent.click(add(form));
    await expect(await form.findByText('Otro label ya tiene este email.')).toBeVisible();
    await expect(form.getByText('Error al crear el label')).toBeVisible();
    await expect(form.getByLabelText('Email')).toHaveFocus();
  },
};
/** Shows the server's reason and keeps the input. */
export const CreateFails: Story = {
  tags: ['no-photo'],
  parameters: {
    ...creating,
    msw: [taking('post', 'labels', () => problem('forbidden', 403)), ...answers()],
  },
  play: async ({ userEvent }) => {
    const form = await creation();
    await fillIn(form, userEvent);
    await userEvent.click(add(form));
    await expect(await form.findByText('Error al crear el label. Algo falta.')).toBeVisible();
    await expect(form.getByLabelText('Nombre')).toHaveValue('Mareas Altas');
  },
};
// Proves administration: Untouched fields are not sent
// Proves administration: The same on the screen
/** The later of two editors sees the first one's change, and may save over it. */
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      taking(
        'patch',
        'labels/:id',
        () =>
          problem('duplicate', 409, {
            fields: { royaltyRate: 'Ahora es «60».' },
            current: { royaltyRate: 60 },
          }),
        () => HttpResponse.json(sampleLabels({ q: 'marejada' }).labels[0]),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await openSettings(canvas, userEvent, 'Marejada Records');
    await userEvent.clear(form.getByLabelText('Tasa de regalías'));
    await userEvent.type(form.getByLabelText('Tasa de regalías'), '65');
    const save = form.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(save);
    await expect(await form.findByText('Ahora es «60».')).toBeVisible();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await toast('Label actualizado exitosamente');
    const [first, second] = sent as ChangeLabelBody[];
    await expect([first?.changes, second?.changes]).toEqual([
      { royaltyRate: 65 },
      { royaltyRate: 65 },
    ]);
    await expect(second?.seen).toEqual({ royaltyRate: 60 });
  },
};
// Proves administration: Asked before an agreement ends
/** Ending an agreement asks first and lists the consequences; cancelling changes nothing. */
export const EndsAgreement: Story = {
  parameters: {
    msw: [
      taking('patch', 'labels/:id', () =>
        HttpResponse.json(sampleLabels({ q: 'marejada' }).labels[0]),
      ),
      ...details((all) => ({ ...all, concerned: { artists: 4, offers: 1, releases: 2 } })),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await openSettings(canvas, userEvent, 'Marejada Records');
    await userEvent.selectOptions(form.getByLabelText('Contrato'), 'Terminado');
    const save = form.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(save);
    const title = '¿Terminar el acuerdo con Marejada Records?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(
      await question.findByText(
        /^Concierne a 4 artistas con contrato, .*, 1 oferta sin respuesta y 2/,
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).toEqual([]);
    await userEvent.click(save);
    const again = within(await screen.findByRole('alertdialog', { name: title }));
    await userEvent.click(again.getByRole('button', { name: 'Terminar acuerdo' }));
    await toast('Label actualizado exitosamente');
    await expect((sent as ChangeLabelBody[])[0]?.changes).toEqual({ contractStatus: 'expired' });
  },
};
/** A label keeps a country that new ones cannot choose. */
export const EditNarrow: Story = {
  tags: ['tall'],
  parameters: {
    msw: answers((list) => ({
      ...list,
      labels: list.labels.map((label) => ({ ...label, country: 'AR', royaltyRate: 72.5 })),
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const form = await openSettings(canvas, userEvent, 'Marejada Records');
    await expect(form.getByLabelText('País')).toHaveDisplayValue('Argentina');
    await expect(form.getByLabelText('Tasa de regalías')).toHaveValue('72.5');
  },
};
const overdue = (shown: AdminLabelDetails): AdminLabelDetails => ({
  ...shown,
  months: shown.months.map((month, index) =>
    index === 1 ? { ...month, status: 'pending', dueOn: '2026-10-31' } : month,
  ),
});
// Proves administration: A month that should have been paid by now reads 'Vencido'
export const DetailsOverdue: Story = {
  parameters: { msw: [...details(overdue), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Balcón Discos');
    const months = within(await getSection(panel, 'Extractos por mes')).getAllByRole('listitem');
    await expect(months[0]).toHaveTextContent('Pendiente');
    await expect(months[1]).toHaveTextContent('Vencido');
  },
};
// Proves administration: The panel of a label
export const Details: Story = {
  tags: ['tall-on-phone', 'state:narrow'],
  parameters: { msw: [...details(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Balcón Discos');
    await expect(await panel.findByText('sello@ejemplo.example')).toBeVisible();
    const months = within(await getSection(panel, 'Extractos por mes')).getAllByRole('listitem');
    await expect(months[0]).toHaveTextContent('Pendiente');
    await expect(months[0]).toHaveTextContent(/652\.480,25/);
    await expect(months[1]).toHaveTextContent('Pagado');
    const [artist] = within(await getSection(panel, 'Artistas')).getAllByRole('link');
    await expect(artist).toHaveAttribute('href', `/admin/artist/${sampleLabelArtists()[0]?.id}`);
    await expect(
      within(await getSection(panel, 'Lanzamientos')).getAllByRole('link')[0],
    ).toBeInTheDocument();
    await expect(panel.getByRole('link', { name: 'Abrir su panel' })).toHaveAttribute(
      'href',
      '/label-manager?label=lab_sample-1',
    );
  },
};
const getSection = async (panel: ReturnType<typeof within>, name: string) => {
  const heading = await panel.findByRole('heading', { name });
  await waitFor(() =>
    expect(within(heading.closest('section') ?? heading).queryAllByRole('list')).not.toEqual([]),
  );
  return heading.closest('section') ?? heading;
};
export const DetailsEmpty: Story = {
  parameters: {
    msw: [
      http.get('*/api/label/:call', () => HttpResponse.json([])),
      ...details(() => ({ months: [], people: [] })),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Discos Alféizar');
    for (const text of [
      'Todavía nadie ve su panel. Agrega la primera cuenta.',
      'Aún no se ha cerrado ningún mes con este label.',
      'Aún no tiene artistas.',
      'Aún no tiene lanzamientos.',
    ]) {
      await expect(await panel.findByText(text)).toBeInTheDocument();
    }
  },
};
export const DetailsLoading: Story = {
  parameters: {
    msw: [...answers(), ...always(() => delay('infinite') as Promise<never>).slice(1)],
  },
  play: async ({ canvas, userEvent }) => {
    await openDetails(canvas, userEvent, 'Balcón Discos');
  },
};
export const DetailsFailed: Story = {
  parameters: { msw: [...answers(), ...always(() => problem('too-many-requests', 429)).slice(1)] },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Balcón Discos');
    await waitFor(() =>
      expect(panel.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(3),
    );
  },
};
const luz = {
  id: 'usr_luz',
  name: 'Luz Cañas',
  email: 'luz@sello.example',
  status: 'active' as const,
};
export const AddsAPerson: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      taking(
        'post',
        'labels/:id/people',
        () => problem('invalid', 400, { fields: { email: 'Ninguna cuenta tiene este email.' } }),
        () => HttpResponse.json([luz]),
      ),
      ...details(),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Marejada Records');
    const email = await panel.findByLabelText('Email de la cuenta');
    const press = () => userEvent.click(panel.getByRole('button', { name: 'Agregar persona' }));
    await press();
    await expect(await panel.findByText('Escribe el email')).toBeVisible();
    await userEvent.type(email, ' luz@sello.example ');
    await press();
    await expect(await panel.findByText('Ninguna cuenta tiene este email.')).toBeVisible();
    await press();
    await expect(
      await panel.findByText('luz@sello.example ya puede ver el panel del label.'),
    ).toBeVisible();
    await expect(email).toHaveValue('');
    await expect(sent[1]).toEqual({ email: 'luz@sello.example' });
  },
};
// Proves administration: After a question
/** Asks, naming the person. */
export const RemovesAPerson: Story = {
  parameters: {
    msw: [
      http.delete('*/api/admin/labels/:id/people/:person', ({ params }) => {
        sent.push({ id: params['id'], person: params['person'] });
        return HttpResponse.json([]);
      }),
      ...details(),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Balcón Discos');
    const remove = await panel.findByRole('button', { name: 'Quitar a Balcón Discos' });
    await userEvent.click(remove);
    const question = within(
      await screen.findByRole('alertdialog', { name: '¿Quitar a Balcón Discos?' }),
    );
    await expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(
      await panel.findByText('sello@ejemplo.example ya no puede ver el panel del label.'),
    ).toBeVisible();
    await expect(sent).toEqual([{ id: 'lab_sample-1', person: 'usr_sample-3' }]);
  },
};
/** Focus moves to the next person, finally to the heading. */
export const RemovesByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [...withPeople([luz, { ...luz, id: 'usr_sol', name: 'Sol Ríos' }]), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openDetails(canvas, userEvent, 'Balcón Discos');
    const remove = async (name: string) => {
      (await panel.findByRole('button', { name: `Quitar a ${name}` })).focus();
      await userEvent.keyboard('{Enter}');
      await answerByKeyboard('Quitar');
      await waitFor(() =>
        expect(panel.queryByRole('button', { name: `Quitar a ${name}` })).toBeNull(),
      );
    };
    const next = (await panel.findByText('Sol Ríos')).closest('li');
    await remove('Luz Cañas');
    await waitFor(() => expect(next).toHaveFocus());
    await remove('Sol Ríos');
    await waitFor(() =>
      expect(panel.getByRole('heading', { name: 'Quién trabaja en el label' })).toHaveFocus(),
    );
  },
};

/** A label with these people until they are removed. */
function withPeople(initial: readonly (typeof luz)[]) {
  let people = [...initial];
  return [
    ...details((all) => ({ ...all, people })),
    http.delete('*/api/admin/labels/:id/people/:person', ({ params }) => {
      people = people.filter(({ id }) => id !== params['person']);
      return HttpResponse.json(people);
    }),
  ];
}
