import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ActivePromotion } from '@/shared/contract/active-promotion.ts';
import { sampleUsers } from '@/shared/sample/administration/sample-users.ts';
import { PanelPage } from './PanelPage';
import {
  inPanel,
  sent,
  problem,
  answers,
  openMenu,
  changing,
  toast,
} from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel: cambios de un usuario',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Premium becomes free, sent with the seen values. */
export const TogglesThePlan: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Free' }));
    await toast('Usuario actualizado exitosamente');
    await expect(sent[0]).toEqual({
      seen: { subscription: 'premium' },
      changes: { subscription: 'free' },
    });
  },
};

// Proves administration: Premium to free, all else to premium
/** Any other plan becomes premium. */
export const TogglesToPremium: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Tomás Olmedo');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Premium' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ subscription: 'premium' }));
  },
};

// Proves administration: The question
export const Suspends: Story = {
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    const name = '¿Estás seguro de que quieres suspender este usuario?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    const text = question.getByText(/^Alma Requena \(alma@ejemplo\.example\)/);
    await waitFor(() => expect(text).toBeVisible());
    await expect(sent).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ status: 'suspended' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const nora = { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' };

const going = (kind: ActivePromotion['kind'], title: string): ActivePromotion => ({
  kind,
  id: `local-${title.length}-${title.codePointAt(0)}`,
  title,
  artist: nora,
  state: 'running',
  until: '2026-12-01T00:00:00.000Z',
});

// Proves administration: The question lists it
/** Running items are listed by kind: all stop unless kept by choice. */
export const SuspendsRunning: Story = {
  parameters: {
    msw: [
      changing(),
      ...answers({
        promotions: () => ({
          artists: [nora],
          items: [
            ...['Otoño', 'Invierno', 'Gira', 'Verano'].map((title) => going('marquee', title)),
            going('concerts', 'Noche en la Sala Sol'),
            { ...going('stories', 'Ensayo'), state: 'resting' as const },
          ],
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Nora Quintavalle');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    const question = within(await screen.findByRole('alertdialog'));
    const paid = await question.findByRole('checkbox', {
      name: /4 campañas de pago.*Otoño, Invierno, Gira, …/,
    });
    await expect(paid).toBeChecked();
    await expect(question.queryByRole('checkbox', { name: /historia/ })).toBeNull();
    const link = question.getByRole('link', { name: 'Ver todo lo de Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', '/admin/artist/art_nora-quintavalle');
    await userEvent.click(question.getByRole('checkbox', { name: /1 concierto/ }));
    await userEvent.click(question.getByRole('button', { name: 'Suspender' }));
    await waitFor(() =>
      expect(sent[0]?.stops).toEqual(['notices', 'marquee', 'stories', 'campaigns']),
    );
  },
};

// Proves administration: The way there from an account
/** An account links to each of its artists. */
export const LeadsToItsArtists: Story = {
  parameters: {
    msw: answers({
      users: (list) => ({
        ...list,
        users: list.users.map((user) =>
          user.name === nora.name ? { ...user, artists: [nora] } : user,
        ),
      }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, nora.name);
    const link = menu.getByRole('menuitem', { name: 'Ver todo lo de Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', '/admin/artist/art_nora-quintavalle');
  },
};

// Proves administration: Where the list is unknown
/** While the running items are unknown, the question says that all stop. */
export const SuspendsUnknown: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      changing(),
      http.get('*/api/admin/users/:id/running', () => problem('invalid', 422)),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Nora Quintavalle');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Suspender' }));
    await expect(await screen.findByText(/^No pudimos leer qué puso en marcha/)).toBeVisible();
  },
};

// Proves administration: The same on the screen
/** A lost temporary password is renewed until the user has chosen one. */
export const RenewsPassword: Story = {
  parameters: {
    msw: [
      http.post('*/api/admin/users/:id/temporary-password', () =>
        HttpResponse.json({ user: sampleUsers({}).users[0], temporaryPassword: 'q8wz-5n3r-mm7c' }),
      ),
      ...answers({
        users: (list) => ({
          ...list,
          users: list.users.map((user) => ({ ...user, hasTemporaryPassword: true })),
        }),
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Nueva contraseña temporal' }));
    const name = '¿Crear otra contraseña temporal?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Crear contraseña' }));
    await expect(await screen.findByText('q8wz-5n3r-mm7c')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByText('q8wz-5n3r-mm7c')).toBeNull());
  },
};

/** Nothing is lost, so it does not ask. */
export const Activates: Story = {
  tags: ['no-photo'],
  parameters: { msw: [changing(), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Chepe Barrientos');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Activar' }));
    await waitFor(() => expect(sent[0]?.changes).toEqual({ status: 'active' }));
  },
};

export const NotYourself: Story = {
  parameters: {
    state: signedIn({ id: 'usr_sample-5', role: 'admin', displayName: 'Julián Arnedillo' }),
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Julián Arnedillo');
    const item = menu.getByRole('menuitem', { name: /Suspender/ });
    await expect(item).toHaveAccessibleDescription('No puedes suspender tu propia cuenta.');
  },
};

/** Shows the server's reason. */
export const ChangeRefused: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [changing(() => problem('invalid', 422, { error: 'Es la última cuenta.' })), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Pasar a Free' }));
    await toast('Error al actualizar el usuario. Es la última cuenta.');
  },
};
