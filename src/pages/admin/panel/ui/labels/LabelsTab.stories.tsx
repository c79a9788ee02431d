import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type {
  AdminLabel,
  AdminLabelList,
  AdminLabelQuery,
} from '@/shared/contract/label-administration.ts';
import { sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import { longName } from '@/shared/testing';
import { LabelsTab } from './LabelsTab';

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

const keep = <Data,>(data: Data) => data;

/** The server's answers, made of the example's. */
const answers = (change: (list: AdminLabelList) => AdminLabelList = keep) => [
  http.get('*/api/admin/labels', ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams) as AdminLabelQuery;
    return HttpResponse.json(change(sampleLabels(query)));
  }),
];

const always = (respond: () => Response | Promise<Response>) => [
  http.get('*/api/admin/labels', respond),
];

const meta = {
  title: 'Screens/Admin/Panel/Labels',
  component: LabelsTab,
  parameters: {
    frame: 'page',
    address: '/admin?tab=labels',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
} satisfies Meta<typeof LabelsTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cardOf = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { name });
  const card = heading.closest('li');
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};
const namesOf = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, 'Marejada Records');
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
    await expect(card.getByRole('link', { name: 'marejada-records.example' })).toHaveAttribute(
      'href',
      'https://marejada-records.example',
    );
    await expect(card.getByRole('link', { name: /^contacto@/ })).toBeVisible();
    await expect((await cardOf(canvas, 'Discos Alféizar')).getByText('Pendiente')).toBeVisible();
    await expect((await cardOf(canvas, 'Sello del Patio')).getByText('Terminado')).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
/** Search, contract and order are read from the address, and written there. */
export const FilteredByTheAddress: Story = {
  parameters: { address: '/admin?tab=labels&labels-contract=active&labels-sort=-monthlyRoyalties' },
  play: async ({ canvas, userEvent }) => {
    await cardOf(canvas, 'Northern Lamp');
    await expect(namesOf(canvas).slice(0, 3)).toEqual([
      'Northern Lamp',
      'Balcón Discos',
      'Marejada Records',
    ]);
    await userEvent.type(canvas.getByRole('searchbox'), 'BALCON');
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Balcón Discos']));
    await userEvent.click(canvas.getByRole('button', { name: /Quitar/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Contrato'), 'Terminado');
    await waitFor(() => expect(namesOf(canvas)).toEqual(['Sello del Patio']));
    await userEvent.selectOptions(canvas.getByLabelText('Contrato'), 'Todos los contratos');
    await userEvent.selectOptions(canvas.getByLabelText('Orden'), 'Por nombre, de la Z a la A');
    await waitFor(() => expect(namesOf(canvas)[0]).toBe('Sello del Patio'));
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/admin?tab=labels&labels-q=nadie' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ningún label coincide' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar búsqueda y filtro' }));
    await cardOf(canvas, 'Balcón Discos');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(() => ({ labels: [], total: 0, hasMore: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aún no hay labels' })).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await cardOf(canvas, 'Balcón Discos');
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
  tags: ['state:long-text'],
  parameters: { msw: answers((list) => ({ ...list, labels: list.labels.map(long) })) },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
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
/** Labels of which a name is known and nothing else, one that brings millions, and more than are counted. */
export const Extremes: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    address: '/admin?tab=labels&labels-page=2',
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
    await expect(await canvas.findByText(/^Hay más de 9600 labels/)).toBeVisible();
    await expect(canvas.getByText('Mostrando 25–33 de 9600')).toBeVisible();
    await expect(canvas.getByText('Página 2 de 400')).toBeVisible();
    await expect(canvas.getByText('123.456,8 M €')).toBeVisible();
    await expect(canvas.getAllByText('Sin datos de contacto')).toHaveLength(8);
  },
};
