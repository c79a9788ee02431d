import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import type { OwnStudentProof } from '@/shared/contract/student.ts';
import { StudentSection } from './StudentSection';

const nothing: OwnStudentProof = {
  domains: ['uni.example', 'campus.example'],
  canEmail: true,
  until: null,
  request: null,
};
const asked = {
  school: 'Universidad del Sur',
  state: 'open',
  reason: '',
  askedAt: '2026-11-20T20:00:00.000Z',
} as const;

const path = '*/api/user/student';
const is = (proof: Partial<OwnStudentProof>) =>
  http.get(path, () => HttpResponse.json({ ...nothing, ...proof }));
const takes = (rest: string, proof: Partial<OwnStudentProof>) =>
  http.post(`${path}/${rest}`, () => HttpResponse.json({ ...nothing, ...proof }));
const refusesEmail = http.post(`${path}/email`, () =>
  HttpResponse.json(
    { code: 'invalid', error: 'Revisa.', fields: { email: 'No es de un centro de la lista.' } },
    { status: 400 },
  ),
);

const meta = {
  title: 'Music/Account/Student plan',
  component: StudentSection,
  args: { viewer: buildUser(), isWanted: true },
  render: (args) => (
    <main>
      <StudentSection {...args} />
    </main>
  ),
  parameters: {
    address: '/profile?tab=subscription',
    state: signedIn(),
    msw: { handlers: [is({})] },
  },
} satisfies Meta<typeof StudentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const asStudent = { viewer: buildUser({ subscriptionType: 'student' }), isWanted: false };

// Proves plans: Student needs a proof
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^El plan Student es para quien estudia/);
    await expect(canvas.getByText(/uni\.example, campus\.example/)).toBeVisible();
  },
};
export const LinkSent: Story = {
  tags: ['state:success'],
  parameters: { msw: { handlers: [is({}), takes('email', {})] } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Email de tu centro/ });
    await userEvent.type(field, 'nora@uni.example{Enter}');
    await canvas.findByText('Te enviamos un enlace a nora@uni.example. Ábrelo para terminar.');
  },
};
export const OtherDomain: Story = {
  tags: ['state:invalid'],
  parameters: { msw: { handlers: [is({}), refusesEmail] } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Email de tu centro/ });
    await userEvent.type(field, 'nora@correo.example{Enter}');
    await canvas.findByText('No es de un centro de la lista.');
    await expect(field).toHaveValue('nora@correo.example');
  },
};
export const Asked: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: { handlers: [is({ domains: [] }), takes('request', { domains: [], request: asked })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir una revisión' }));
    await expect(await canvas.findAllByText('Escribe este dato.')).toHaveLength(2);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^Centro de estudios/ }),
      'Universidad del Sur',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /^Qué estudias/ }), 'Física, 1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir una revisión' }));
    await canvas.findByText(/^Tu solicitud para Universidad del Sur está en revisión/);
  },
};
export const Refused: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: {
      handlers: [is({ request: { ...asked, state: 'refused', reason: 'No se lee el carné.' } })],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Motivo: No se lee el carné\.$/);
    await expect(canvas.getByRole('button', { name: 'Pedir una revisión' })).toBeVisible();
  },
};
export const Verified: Story = {
  tags: ['state:variants'],
  args: asStudent,
  parameters: { msw: { handlers: [is({ until: '2027-09-30' })] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Tu descuento vale hasta el 30 de septiembre de 2027.');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const EndsSoon: Story = {
  tags: ['state:variants'],
  args: asStudent,
  parameters: { msw: { handlers: [is({ until: '2026-12-10' })] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Renueva la prueba antes del 10 de diciembre de 2026/);
    await expect(canvas.getByRole('textbox', { name: /^Email de tu centro/ })).toBeVisible();
  },
};
export const Ended: Story = {
  tags: ['state:variants'],
  args: { isWanted: false },
  parameters: { msw: { handlers: [is({ until: '2026-10-30' })] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Tu prueba terminó el 30 de octubre de 2026/);
  },
};
export const NotConcerned: Story = {
  tags: ['state:empty', 'no-photo'],
  args: { isWanted: false },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('main')).toBeEmptyDOMElement()),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get(path, () => delay('infinite'))] } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.get(path, () => HttpResponse.error())] } },
};
