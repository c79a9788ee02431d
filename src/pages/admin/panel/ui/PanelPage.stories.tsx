import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sampleLabels } from '@/shared/sample/administration/sample-labels.ts';
import { sampleSummary } from '@/shared/sample/administration/sample-users.ts';
import { findsRole, findsText } from '@/shared/testing';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { PanelPage } from './PanelPage';
import { inPanel, answers, withRights } from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel (panel de administración)',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['state:default', 'state:narrow'],
  parameters: { address: '/admin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administrador')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/más que en octubre/)).toHaveLength(3));
    await expect(await canvas.findByText(/^32\.418,12\s€ en 19 pagos\.$/)).toBeVisible();
    await expect(canvas.getByText('¿Un label nuevo?')).toBeInTheDocument();
  },
};

/** The card opens the tab with the form. */
export const OverviewCreatesAUser: Story = {
  tags: ['no-photo'],
  parameters: { address: '/admin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Crear usuario' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear usuario' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

// Proves administration: The card on Resumen
/** The card opens the tab with the form. */
export const OverviewAddsALabel: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin',
    msw: [http.get('*/api/admin/labels', () => HttpResponse.json(sampleLabels({}))), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Agregar Label' }));
    const dialog = await screen.findByRole('dialog', { name: 'Agregar Label' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('tab', { name: 'Labels' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

// Proves access: The panel by right
/** With one right an admin sees only its parts, and requests nothing else. */
export const OneRight: Story = {
  tags: ['state:access-denied'],
  parameters: {
    ...withRights('people'),
    address: '/admin',
    msw: [http.get('*/api/admin/summary', () => HttpResponse.json(sampleSummary()))],
  },
  play: async ({ canvas }) => {
    const tabs = await canvas.findAllByRole('tab');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Resumen',
      'Usuarios',
      'Sistema',
    ]);
    await expect(await canvas.findByRole('link', { name: 'Crear usuario' })).toBeVisible();
    await expect(canvas.queryByText('Regalías pendientes')).toBeNull();
  },
};

// Proves access: The address of a tab without the right
/** The address names a tab that the admin may not open. */
export const TabOfOthers: Story = {
  tags: ['state:access-denied'],
  parameters: {
    ...withRights('money'),
    msw: [http.get('*/api/admin/summary', () => HttpResponse.json(sampleSummary()))],
  },
  play: findsRole('heading', { name: 'Esta parte la llevan otras personas' }),
};

export const NoRights: Story = {
  tags: ['state:access-denied'],
  parameters: { ...withRights(), address: '/admin', msw: [] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tu cuenta aún no tiene permisos' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

// Proves today: On each home
/** A line leads to what waits below. */
export const Work: Story = {
  parameters: {
    address: '/admin',
    msw: [answerToday(officeLines.admin), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('5 cosas te esperan.')).toBeVisible();
    const [decide] = canvas.getAllByRole('button', {
      name: /^Decidir: El presupuesto de «Gira 1»/,
    });
    await userEvent.click(decide as HTMLElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'today-budgets'));
  },
};

export const WorkOfOwner: Story = {
  parameters: {
    address: '/admin',
    msw: [answerToday(officeLines.owner), ...answers()],
  },
  play: findsText('Agrega la primera disquera'),
};
