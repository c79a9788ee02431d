import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { findsText } from '@/shared/testing';
import { PanelPage } from './PanelPage';
import {
  inPanel,
  realState,
  answers,
  always,
  toast,
  rowsOfActions,
} from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel: sistema',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its stories are tall: servers, services, jobs and two logs. */
const system = { address: '/admin?tab=system' };

// Proves administration: It is shown, in words
/** Who changed what, with old and new values. */
export const System: Story = {
  tags: ['tall'],
  parameters: system,
  play: async ({ canvas }) => {
    const [first, second, , last] = await rowsOfActions(canvas);
    await expect(first).toHaveTextContent('Suspender: Chepe Barrientos');
    await expect(first).toHaveTextContent('Estado: Activo → Suspendido');
    await expect(second).toHaveTextContent('Suscripción: Free → Student · País: España → Colombia');
    await expect(last).toHaveTextContent('Editar label: Discos Alféizar');
    await expect(last).toHaveTextContent(
      'Contrato: Activo → Pendiente · Teléfono: se quitó «+34 930 555 108» · Tasa de regalías: 72,5 % → 65 %',
    );
    await expect(canvas.getByRole('switch', { name: 'Registros nuevos' })).toBeChecked();
  },
};

export const SystemNarrow: Story = {
  tags: ['tall'],
  parameters: system,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      for (const heading of canvas.getAllByRole('heading', { level: 3 }))
        await expect(heading).toHaveTextContent(/\S/);
    });
  },
};

export const SystemEmpty: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/actions', () =>
        HttpResponse.json({ actions: [], total: 0, hasMore: false }),
      ),
      ...answers(),
    ],
  },
  play: findsText('Aún no hay cambios'),
};

// Proves administration: All of it on the screen
/** Each server by name, and the state of each service. */
export const SystemServers: Story = {
  tags: ['tall'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['sonora-1:3001', 'sonora-2:3001']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    const table = within(await canvas.findByRole('table', { name: 'Lista de servicios' }));
    const jobs = await table.findByRole('row', { name: /Tareas en segundo plano/ });
    await expect(jobs).toHaveTextContent('Error');
    await expect(jobs).toHaveTextContent('98,76 %');
    await expect(jobs).toHaveTextContent('payments.run: connection refused');
    await userEvent.click(canvas.getByText(/servicios? funcionan? bien$/));
    const database = canvas.getByRole('row', { name: /Base de datos/ });
    await expect(database).toHaveTextContent('Operativo');
    await expect(database).toHaveTextContent('3,3 ms');
    await expect(database).toHaveTextContent('Ninguno desde que arrancó');
    await expect(canvas.getByText(/^Última comprobación: 19 nov 2026/)).toBeVisible();
  },
};

// Proves administration: The same on the screen
/** An overdue month: its progress, since when, and why. */
export const SystemLateClosing: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: answers({
      state: () => ({
        ...realState(),
        lateClosing: {
          month: '2026-10',
          since: '2026-11-01T00:00:00.000Z',
          artists: { done: 2_998, all: 3_000 },
          lastFailure: {
            at: '2026-11-19T11:40:00.000Z',
            kind: 'timeout',
            reason: 'canceling statement due to statement timeout',
            artist: 'Marea Alta',
          },
        },
      }),
    }),
  },
  play: async ({ canvas }) => {
    const alarm = await canvas.findByText('Falta cerrar octubre de 2026');
    const words = alarm.closest('[role=status]');
    await expect(words).toHaveTextContent('Debía cerrarse el 1 de noviembre de 2026');
    await expect(words).toHaveTextContent('2.998 de 3.000 artistas');
    await expect(words).toHaveTextContent('con Marea Alta: una consulta tardó más de lo permitido');
    await expect(words).toHaveTextContent('canceling statement due to statement timeout');
  },
};

// Proves administration: The four of the example
/** Sample services while the server does not answer. */
export const SystemServicesSample: Story = {
  tags: ['tall', 'no-photo'],
  parameters: { ...system, msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/servicios? funcionan? bien$/));
    for (const name of ['API Gateway', 'Database', 'Streaming Service', 'CDN']) {
      await expect(await canvas.findByRole('row', { name: new RegExp(name) })).toBeVisible();
    }
    await expect(canvas.getByRole('row', { name: /Streaming Service/ })).toHaveTextContent('Aviso');
  },
};

// Proves administration: The question before it
/** Maintenance asks first; the admin who confirms it sees what applies. */
export const SystemMaintenance: Story = {
  tags: ['tall'],
  parameters: {
    ...system,
    msw: [
      http.put('*/api/admin/settings/maintenance', () =>
        HttpResponse.json({ ...sampleSettings(), maintenance: true }),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Modo mantenimiento' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Empezar mantenimiento' }));
    await toast('El servicio está en mantenimiento');
  },
};

let isSettingsRead = false;

/** The refetch never arrives: the answer to the change decides. */
export const SystemTurnedBack: Story = {
  tags: ['tall', 'no-photo'],
  beforeEach: () => {
    isSettingsRead = false;
  },
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/settings', async () => {
        if (isSettingsRead) await delay('infinite');
        isSettingsRead = true;
        return HttpResponse.json(sampleSettings());
      }),
      http.put('*/api/admin/settings/registrations', async ({ request }) => {
        const { isOn } = (await request.json()) as { isOn: boolean };
        return HttpResponse.json({ ...sampleSettings(), registrations: isOn });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const registrations = await canvas.findByRole('switch', { name: 'Registros nuevos' });
    await userEvent.click(registrations);
    await toast('Los registros están cerrados');
    await waitFor(() => expect(registrations).not.toBeChecked());
    await waitFor(() => expect(registrations).not.toHaveAttribute('aria-busy'));
    await userEvent.click(registrations);
    await toast('Los registros están abiertos');
    await waitFor(() => expect(registrations).toBeChecked());
  },
};

/** The sample keeps switched settings for the visit. */
export const SystemSample: Story = {
  tags: ['tall'],
  parameters: { ...system, msw: always(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    const registrations = await canvas.findByRole('switch', { name: 'Registros nuevos' });
    await userEvent.click(registrations);
    await toast('Los registros están cerrados');
    await expect(await canvas.findByText(/^Nadie nuevo puede crear una cuenta/)).toBeVisible();
    await userEvent.click(registrations);
    await toast('Los registros están abiertos');
  },
};
