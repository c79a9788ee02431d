import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useViewer } from '@/entities/session';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import type { Family, PaidFamily } from '@/shared/contract/family.ts';
import { FamilySection } from './FamilySection';

const since = '2026-11-20T20:00:00.000Z';
const expiresAt = '2026-11-27T20:00:00.000Z';
const people = ['Bruno', 'Irene', 'Carla', 'Diego', 'Eva'].map((name) => ({
  id: `usr_${name}`,
  name,
  image: null,
  since,
}));
const paid: PaidFamily = {
  part: 'payer',
  isRunning: true,
  members: people.slice(0, 2),
  link: { id: 'inv_1', token: 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9f', expiresAt },
  invites: [{ id: 'inv_2', email: 'nora@correo.example', expiresAt }],
  canEmail: true,
};
const membership = {
  part: 'member',
  payer: 'Alma Ríos',
  since,
  isRunning: true,
  until: null,
} as const;

const path = '*/api/user/family';
const is = (family: Family) => http.get(path, () => HttpResponse.json(family));
const answers = (method: 'post' | 'delete', rest: string, family: Family) =>
  http[method](`${path}/${rest}`, () => HttpResponse.json(family));
const refuses = (error: string, fields?: object) =>
  http.post(`${path}/invites`, () =>
    HttpResponse.json({ code: 'invalid', error, fields }, { status: 400 }),
  );

function Section() {
  const viewer = useViewer();
  return <main>{viewer && <FamilySection viewer={viewer} />}</main>;
}

const meta = {
  title: 'Music/Account/Family plan',
  component: FamilySection,
  args: { viewer: buildUser() },
  render: () => <Section />,
  parameters: {
    address: '/profile?tab=subscription',
    state: signedIn({ subscriptionType: 'family' }),
    msw: { handlers: [is(paid)] },
  },
} satisfies Meta<typeof FamilySection>;

export default meta;
type Story = StoryObj<typeof meta>;

const asMember = { state: signedIn({ family: { payer: 'Alma Ríos', until: null } }) };

// Proves plans: The payer sees names and dates alone
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await canvas.findByText('3 de 6 cuentas en uso');
    await expect(canvas.getAllByText('Desde el 20 de noviembre de 2026')).toHaveLength(2);
    const link = canvas.getByRole('textbox', { name: 'Enlace de invitación' });
    await expect(link).toHaveDisplayValue(/\/family#token=aB3dE5f/);
  },
};
export const Alone: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: {
      handlers: [
        is({ ...paid, members: [], link: null, invites: [] }),
        answers('post', 'link', { ...paid, members: [], invites: [] }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Todavía no hay nadie más/);
    await userEvent.click(canvas.getByRole('button', { name: 'Crear enlace' }));
    await canvas.findByRole('button', { name: 'Copiar enlace' });
  },
};
export const Full: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [is({ ...paid, members: people })] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Tu familia está completa/);
    await expect(canvas.queryByRole('button', { name: 'Copiar enlace' })).toBeNull();
  },
};
export const Paused: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({ subscriptionType: 'premium' }),
    msw: { handlers: [is({ ...paid, isRunning: false, link: null, invites: [] })] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Tu familia está en pausa/);
    await expect(canvas.queryByText('Invitar con un enlace')).toBeNull();
  },
};
// Proves plans: Leaving and being removed
export const Removing: Story = {
  tags: ['state:success'],
  parameters: {
    msw: {
      handlers: [
        is(paid),
        answers('delete', 'members/:id', { ...paid, members: people.slice(1, 2), link: null }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar a Bruno' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sí, quitar' }));
    await waitFor(() => expect(canvas.queryByText('Bruno')).toBeNull());
    await canvas.findByText('2 de 6 cuentas en uso');
  },
};
export const InvitedByEmail: Story = {
  tags: ['state:success'],
  parameters: {
    msw: {
      handlers: [
        is({ ...paid, invites: [] }),
        answers('post', 'invites', paid),
        answers('delete', 'invites/:id', { ...paid, invites: [] }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Email de la otra persona/ });
    await userEvent.type(field, 'nora@correo.example{Enter}');
    await canvas.findByText('nora@correo.example');
    await expect(field).toHaveValue('');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Retirar la invitación a nora@correo.example' }),
    );
    await waitFor(() => expect(canvas.queryByText('nora@correo.example')).toBeNull());
  },
};
export const OwnEmail: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: { handlers: [is(paid), refuses('Revisa.', { email: 'Este es tu email.' })] },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Email de la otra persona/ });
    await userEvent.type(field, 'yo@correo.example{Enter}');
    await canvas.findByText('Este es tu email.');
    await expect(field).toHaveValue('yo@correo.example');
  },
};
export const NoEmails: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [is({ ...paid, canEmail: false, invites: [] })] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Este servidor no puede enviar emails/);
  },
};
export const Member: Story = {
  tags: ['state:variants'],
  parameters: {
    ...asMember,
    msw: {
      handlers: [
        is(membership),
        http.delete(path, () => HttpResponse.json(buildUser({ family: null }))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Usas el plan Family de Alma Ríos desde el 20 de noviembre de 2026/);
    await userEvent.click(canvas.getByRole('button', { name: 'Salir de la familia' }));
    await screen.findByRole('alertdialog', { name: 'Salir de la familia de Alma Ríos' });
  },
};
export const MemberUntil: Story = {
  tags: ['state:variants'],
  parameters: { ...asMember, msw: { handlers: [is({ ...membership, until: '2026-12-20' })] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/canceló el plan: puedes usarlo hasta el 20 de diciembre de 2026/);
  },
};
export const MemberWithOwnPlan: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({
      subscriptionType: 'premium',
      family: { payer: 'Alma Ríos', until: null },
    }),
    msw: { handlers: [is(membership)] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Pagas además tu propio plan/);
  },
};
export const MemberPaused: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn(),
    msw: { handlers: [is({ ...membership, isRunning: false })] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^La familia de Alma Ríos está en pausa/);
  },
};
export const None: Story = {
  tags: ['state:empty', 'no-photo'],
  parameters: { state: signedIn(), msw: { handlers: [is({ part: 'none' })] } },
  play: async ({ canvas }) => expect(canvas.getByRole('main')).toBeEmptyDOMElement(),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get(path, () => delay('infinite'))] } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.get(path, () => HttpResponse.error())] } },
};
