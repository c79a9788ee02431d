import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StaffAction } from '@/shared/contract/administration.ts';
import { PanelPage } from './PanelPage';
import { inPanel, problem, answers, toast, rowsOfActions } from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel: cambios del equipo',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Its stories are tall: servers, services, jobs and two logs. */
const system = { address: '/admin?tab=system' };

const undoing = (respond: () => Response) => ({
  ...system,
  msw: [http.post('*/api/admin/actions/:id/undo', respond), ...answers()],
});

async function undoFirst(canvas: Canvas, userEvent: User) {
  await rowsOfActions(canvas);
  await userEvent.click(
    canvas.getByRole('button', { name: 'Más opciones de Suspender: Chepe Barrientos' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deshacer' }));
  const question = await screen.findByRole('alertdialog', { name: '¿Deshacer este cambio?' });
  await expect(question).toHaveTextContent(
    'Suspender: Chepe Barrientos. Estado: Activo → Suspendido',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Deshacer' }));
  return question;
}

// Proves administration: The question before it
/** Undoes a change after a question that names it. */
export const SystemUndo: Story = {
  tags: ['tall', 'no-photo'],
  parameters: undoing(() => new HttpResponse(null, { status: 204 })),
  play: async ({ canvas, userEvent }) => {
    await undoFirst(canvas, userEvent);
    await toast('Cambio deshecho');
  },
};

/** Changed since: nothing happens, and the question says so. */
export const SystemUndoRefused: Story = {
  tags: ['tall'],
  parameters: undoing(() =>
    problem('duplicate', 409, {
      error: 'Eso cambió otra vez después, así que no se deshizo nada.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const question = await undoFirst(canvas, userEvent);
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/^Eso cambió/);
  },
};

/** An invalid former value is reported in the question, since there is no form. */
export const SystemUndoInvalid: Story = {
  tags: ['tall', 'no-photo'],
  parameters: undoing(() =>
    problem('invalid', 400, {
      error: 'Revisa los datos e inténtalo de nuevo.',
      fields: { email: 'Ya existe una cuenta con este email.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const question = await undoFirst(canvas, userEvent);
    await expect(await within(question).findByRole('alert')).toHaveTextContent(/^Ya existe/);
  },
};

/** The question takes the focus, also by keyboard, and returns it to the row. */
export const SystemUndoByKeys: Story = {
  tags: ['tall', 'no-photo'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    await rowsOfActions(canvas);
    const opener = canvas.getByRole('button', {
      name: 'Más opciones de Suspender: Chepe Barrientos',
    });
    for (let times = 0; times < 2; times += 1) {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: 'Deshacer' });
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const question = await screen.findByRole('alertdialog');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

/** An action without an inverse says so. */
export const SystemNotUndoable: Story = {
  tags: ['tall', 'no-photo'],
  parameters: system,
  play: async ({ canvas, userEvent }) => {
    await rowsOfActions(canvas);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Más opciones de Crear: Ximena Prado' }),
    );
    const item = await screen.findByRole('menuitem', { name: /Deshacer/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

const editor = { id: 'usr_sample-4', name: 'Inés Cordero' };

const act = (action: string, target: StaffAction['target'], changes: Partial<StaffAction>) => ({
  id: action.replace('.', '-'),
  at: '2026-11-18T16:40:00.000Z',
  actor: editor,
  action,
  target,
  before: null,
  after: null,
  address: '192.0.2.9',
  ...changes,
});

const atDusk = { kind: 'playlist', id: 'pls_1', name: 'Al anochecer' };

const theService = { kind: 'service', id: 'service', name: 'Radio Faro' };

// Proves administration: What editors did, in words
// Proves marquee: Dollars in the log of staff
/** Actions of editors and payments in readable words: playlists, songs, reasons, sums. */
export const SystemActsOfEditors: Story = {
  tags: ['tall', 'no-photo'],
  parameters: {
    ...system,
    msw: [
      http.get('*/api/admin/actions', () =>
        HttpResponse.json({
          actions: [
            act('editorial.change', atDusk, {
              before: { category: 'mood', priority: 3, coverImage: '', isActive: true },
              after: {
                category: 'charts',
                priority: 1,
                coverImage: '/api/images/playlist/pls_1',
                isActive: false,
              },
            }),
            act('editorial.moveTrack', atDusk, { after: { title: 'Vereda', next: 'Orilla' } }),
            act(
              'release.reject',
              { kind: 'release', id: 'rel_1', name: 'Marea' },
              { after: { reason: 'sound', note: 'Suena saturado al final.' } },
            ),
            act(
              'canvas.approve',
              { kind: 'canvas', id: 'cnv_1', name: 'Faro' },
              { after: { status: 'live' } },
            ),
            act(
              'marquee.reject',
              { kind: 'marquee', id: 'mrq_1', name: 'Estreno' },
              { before: { budget: 1_000 }, after: { budget: 3_500, note: '' } },
            ),
            act('service.begin', theService, { after: { name: 'Radio Faro' } }),
            act('service.name', theService, {
              before: { name: 'Tonada' },
              after: { name: 'Radio Faro' },
            }),
            act('kit.save', { kind: 'kit', id: 'kit', name: 'Radio Faro' }, {}),
          ],
          total: 8,
          hasMore: false,
        }),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas }) => {
    const rows = await rowsOfActions(canvas, /Inés/);
    const expected = [
      'Categoría: Estado de ánimo → Éxitos · Prioridad: 3 → 1 · Portada: imagen subida · Estado: activa → inactiva',
      'Canción: Vereda · Delante de: Orilla',
      'Motivo: El sonido tiene defectos · Nota: Suena saturado al final.',
      'Estado: En vivo',
      'Presupuesto: 1.000 US$ → 3.500 US$',
      'Poner en marcha el servicio: Radio Faro',
      'Cambiar el nombre del servicio: Radio FaroNombre: Tonada → Radio Faro',
      'Guardar el kit de emergencia',
    ];
    for (const [index, text] of expected.entries()) {
      await expect(rows[index]).toHaveTextContent(text);
    }
  },
};
