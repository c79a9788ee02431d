import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { StudentRequest } from '@/shared/contract/student.ts';
import { longName } from '@/shared/testing';
import { StudentRequests } from './StudentRequests';

const answered = fn();

const request: StudentRequest = {
  account: { id: 'usr_1', name: 'Lucía Solar', email: 'lucia@example.com' },
  school: 'Universidad del Sur',
  note: 'Segundo de Física, carné 1234.',
  askedAt: '2026-11-20T20:00:00.000Z',
};
const other = { ...request, account: { ...request.account, id: 'usr_2', name: 'Ana Faro' } };

const answers = (requests: StudentRequest[], status = 204) => [
  http.get('*/api/admin/student-requests', () =>
    HttpResponse.json({ requests, total: requests.length }),
  ),
  http.post('*/api/admin/student-requests/:id/answer', async ({ params, request: sent }) => {
    answered(params['id'], await sent.json());
    if (status === 204) return new HttpResponse(null, { status });
    const error = 'Otra persona ya respondió esta solicitud.';
    return HttpResponse.json({ code: 'duplicate', error }, { status });
  }),
];

const meta = {
  title: 'Screens/Admin/Student requests',
  component: StudentRequests,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin?tab=users',
    state: signedIn({ role: 'admin', displayName: 'Ada Admin' }),
    msw: { handlers: answers([request, other]) },
  },
  loaders: [() => import('../requests/RefuseDialog')],
  beforeEach: () => {
    answered.mockClear();
  },
} satisfies Meta<typeof StudentRequests>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves plans: Staff check a student by hand
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptar: Lucía Solar' }));
    await waitFor(() => expect(answered).toHaveBeenCalledWith('usr_1', { answer: 'accept' }));
  },
};
export const Refused: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar: Ana Faro' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'No se lee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    const refusal = { answer: 'refuse', reason: 'No se lee.' };
    await waitFor(() => expect(answered).toHaveBeenCalledWith('usr_2', refusal));
  },
};
export const AnsweredMeanwhile: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: answers([request], 409) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptar: Lucía Solar' }));
    await waitFor(() => expect(answered).toHaveBeenCalled());
  },
};
export const LongTexts: Story = {
  tags: ['state:long-text', 'no-photo'],
  parameters: {
    msw: {
      handlers: answers([{ ...request, school: longName, note: `${longName} `.repeat(6) }]),
    },
  },
};
export const None: Story = {
  tags: ['state:empty', 'no-photo'],
  parameters: { msw: { handlers: answers([]) } },
};
export const Loading: Story = {
  tags: ['state:loading', 'no-photo'],
  parameters: {
    msw: { handlers: [http.get('*/api/admin/student-requests', () => delay('infinite'))] },
  },
};
