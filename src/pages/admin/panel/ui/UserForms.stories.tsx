import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { CreateUserBody } from '@/shared/contract/administration.ts';
import { sampleUsers } from '@/shared/sample/administration/sample-users.ts';
import { PanelPage } from './PanelPage';
import {
  inPanel,
  sent,
  problem,
  answers,
  getRow,
  getNames,
  openMenu,
  changing,
  toast,
  withRights,
} from '../testing/panel-answers';

const meta = {
  ...inPanel,
  title: 'Screens/Admin/Panel: formularios de usuario',
  component: PanelPage,
} satisfies Meta<typeof PanelPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

const creating = (respond: (body: CreateUserBody) => Response) =>
  http.post('*/api/admin/users', async ({ request }) =>
    respond((await request.json()) as CreateUserBody),
  );

const created = (body: CreateUserBody) =>
  HttpResponse.json(
    {
      user: {
        ...body,
        password: undefined,
        id: 'usr_new',
        joinDate: '2026-11-19',
        status: 'active',
        totalStreams: 0,
        monthlyPayment: 0,
      },
      temporaryPassword: 'k7mq-2f9x-hd4t',
    },
    { status: 201 },
  );

// Proves administration: Rights in the form of an account
/** Only admins have rights: those that the editing admin has too. */
export const RightsAreGiven: Story = {
  tags: ['state:variants'],
  parameters: {
    ...withRights('people', 'money'),
    msw: [changing(() => HttpResponse.json(sampleUsers({}).users[0])), ...answers()],
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent, 'Alma Requena');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Editar' }));
    const form = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await expect(form.queryByRole('group', { name: 'Permisos' })).toBeNull();
    await userEvent.selectOptions(form.getByLabelText('Rol'), 'Administrador');
    const rights = within(form.getByRole('group', { name: 'Permisos' }));
    await expect(rights.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(rights.getByRole('checkbox', { name: /^Dinero/ }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await toast('Usuario actualizado exitosamente');
    await expect(sent[0]).toMatchObject({ changes: { role: 'admin', rights: ['money'] } });
  },
};

const openCreate = async (canvas: Canvas, userEvent: User) => {
  await getRow(canvas, 'Alma Requena');
  await userEvent.click(canvas.getByRole('button', { name: 'Crear usuario' }));
  return within(await screen.findByRole('dialog'));
};

// Proves administration: The alert, and the button until then
export const CreateIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    const save = dialog.getByRole('button', { name: 'Crear usuario' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByLabelText('País')).toHaveValue('ES');
    await userEvent.type(dialog.getByLabelText('Nombre'), '  ');
    await userEvent.click(save);
    await expect(
      await dialog.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await expect(dialog.getByText('Escribe el nombre')).toBeVisible();
    await expect(dialog.getByText('Escribe el email')).toBeVisible();
  },
};

const fillIn = async (dialog: ReturnType<typeof within>, userEvent: User) => {
  await userEvent.type(dialog.getByLabelText('Nombre'), 'Luz Cañas');
  await userEvent.type(dialog.getByLabelText('Email'), 'luz@ejemplo.example');
  await userEvent.selectOptions(dialog.getByLabelText('Rol'), 'Artista');
  await userEvent.click(dialog.getByRole('button', { name: 'Crear usuario' }));
};

// Proves administration: It is shown once
/** Shows the temporary password once. */
export const Created: Story = {
  parameters: { msw: [creating(created), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('k7mq-2f9x-hd4t')).toBeVisible();
    await toast('Usuario creado exitosamente');
    await userEvent.click(dialog.getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.body).not.toHaveTextContent('k7mq-2f9x-hd4t');
  },
};

// Proves administration: Escape asks before it is lost
/** Escape would lose the password, so it asks. */
export const CreatedLeft: Story = {
  parameters: { msw: [creating(created), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('k7mq-2f9x-hd4t')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = { name: '¿Cerrar sin entregar la contraseña?' };
    await screen.findByRole('alertdialog', question);
    await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByText('k7mq-2f9x-hd4t')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const requested = within(await screen.findByRole('alertdialog', question));
    await userEvent.click(requested.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CreateEmailTaken: Story = {
  parameters: {
    msw: [
      creating(() => problem('invalid', 400, { fields: { email: 'Ya existe una cuenta.' } })),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('Ya existe una cuenta.')).toBeVisible();
    await expect(dialog.getByText('Error al crear el usuario')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveFocus();
    await expect(dialog.getByLabelText('Nombre')).toHaveValue('Luz Cañas');
  },
};

/** Keeps the input without a network. */
export const CreateFails: Story = {
  tags: ['no-photo'],
  parameters: { msw: [creating(() => HttpResponse.error()), ...answers()] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openCreate(canvas, userEvent);
    await fillIn(dialog, userEvent);
    await expect(await dialog.findByText('Error al crear el usuario')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveValue('luz@ejemplo.example');
  },
};

/** The later of two editors sees the first one's change, and may save over it. */
export const ChangedElsewhere: Story = {
  parameters: {
    msw: [
      changing(
        () =>
          problem('duplicate', 409, {
            fields: { subscription: 'Ahora es «Student».' },
            current: { subscription: 'student' },
          }),
        () => HttpResponse.json(sampleUsers({ q: 'alma' }).users[0]),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await getRow(canvas, 'Alma Requena');
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Alma Requena' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar usuario' }));
    await expect(dialog.queryByLabelText('Contraseña temporal')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Suscripción'), 'Family');
    const save = dialog.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.click(save);
    await expect(await dialog.findByText('Ahora es «Student».')).toBeVisible();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await toast('Usuario actualizado exitosamente');
    const changes = { subscription: 'family' };
    await expect(sent).toEqual([
      { changes, seen: { subscription: 'premium' } },
      { changes, seen: { subscription: 'student' } },
    ]);
  },
};

export const EditNarrow: Story = {
  tags: ['tall'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Alma Requena' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar usuario' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

// Proves administration: An edited account that leaves the list hands the focus on
/** Focus returns to the account, or to the one that takes its place. */
export const EditByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/admin?tab=users&role=user',
    msw: [
      changing(),
      ...answers({ users: (list) => ({ ...list, users: list.users.slice(sent.length) }) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const open = async (name: string) => {
      const opener = await canvas.findByRole('button', { name: `Editar ${name}` });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      return {
        opener,
        form: within(await screen.findByRole('dialog', { name: 'Editar usuario' })),
      };
    };
    await getRow(canvas, 'Alma Requena');
    const [first = '', second = ''] = getNames(canvas);
    const { opener } = await open(first);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    const next = await getRow(canvas, second);
    const { form } = await open(first);
    await userEvent.selectOptions(form.getByLabelText('Rol'), 'Artista');
    form.getByRole('button', { name: 'Guardar cambios' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).not.toBeInTheDocument());
    await waitFor(() => expect(next).toHaveFocus());
  },
};
