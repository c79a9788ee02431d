import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeFan, makeFanCampaign, makeFanNotification } from '@/entities/fan/index.testing';
import { outbox } from '@/entities/outbox';
import { signedIn } from '@/entities/session/index.testing';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { dayFromToday } from '@/shared/lib/form';
import { answerByKeyboard, findsRole, longName, longTitle } from '@/shared/testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import {
  answers,
  beginAnew,
  campaigns,
  choose,
  done,
  down,
  inTab,
  loaders,
  notifications,
  ofTool,
  owner,
} from '../testing/fan-answers';
import { FansPage } from './FansPage';

/** After a cancellation the next answer has the new status; a notification becomes a draft. */
const ending = <Thing extends { id: string }>(things: readonly Thing[], status: string) =>
  things.map((thing) =>
    done.mock.calls.some(([call]) => call === `POST ${thing.id} cancel`)
      ? { ...thing, status }
      : thing,
  );

const meta = {
  title: 'Screens/Promotion/Fans',
  component: FansPage,
  args: { title: 'Fan Engagement' },
  parameters: ofTool,
  loaders,
  beforeEach: beginAnew,
} satisfies Meta<typeof FansPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves fans: Top 5
export const Overview: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const top = await canvas.findByRole('table', { name: 'Fans con más reproducciones' });
    await expect(within(top).getAllByRole('row')).toHaveLength(6);
    await expect(within(top).getByText('Marta Oliveros')).toBeVisible();
    await expect(within(top).getByText('VIP')).toBeVisible();
  },
};
export const Nobody: Story = {
  tags: ['state:no-match'],
  parameters: { msw: answers({ known: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Los contamos sin decir quiénes son/)).toBeVisible();
    await expect(canvas.getByText('Ningún fan coincide con la búsqueda.')).toBeVisible();
  },
};
export const NoFans: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: answers({
      counted: { total: 0, followers: 0, tiers: { casual: 0, regular: 0, superfan: 0, vip: 0 } },
    }),
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/promotion/*', () => delay('infinite'))] },
};
// Proves fans: Sample
/** Sample data while the server does not answer. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: down },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Marta Oliveros'))[0]).toBeVisible(),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'forbidden', error: 'No puedes.' }, { status: 403 }),
      ),
    ],
  },
};
/** The account has no artist. */
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
};
/** An admin starts with the most heard artist. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: signedIn({ role: 'admin' }), msw: [...answersForAdmin, ...answers()] },
  play: findsRole('heading', { name: 'Nora Quintavalle' }),
};
export const FansFirst: Story = {
  tags: ['state:variants'],
  parameters: inTab('fans-first'),
  play: async ({ canvas }) => {
    const draft = await canvas.findByRole('article', { name: 'Ensayo abierto' });
    await expect(within(draft).getByText('Borrador')).toBeVisible();
    await expect(
      within(draft).getByRole('button', { name: 'Activar Ensayo abierto' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Borradores 1' })).toBeVisible();
    const over = canvas.getByRole('article', { name: 'Entradas primero' });
    await expect(
      within(over).queryByRole('button', { name: /^(?:Activar|Editar|Cancelar)/ }),
    ).toBeNull();
  },
};
// Proves fans: The number on the screen
export const Told: Story = {
  tags: ['state:variants'],
  parameters: inTab('notifications'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Llegó a 12,8K fans · 41,3 % la abrió · 17,8 % siguió el enlace'),
    ).toBeVisible();
    // Only for the one that did not reach all recipients.
    await expect(canvas.getAllByText(/^No llegó/).map(({ textContent }) => textContent)).toEqual([
      'No llegó a 38 fans, que ya tenían dos notificaciones tuyas en 24 horas.',
    ]);
    await expect(canvas.getByRole('button', { name: 'Editar Gira de primavera' })).toBeVisible();
  },
};
// Proves fans: No link, no click rate
/** Without a link there is no click rate; without recipients no rate at all. */
export const WithoutLink: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('notifications'),
    msw: answers({
      notifications: [
        makeFanNotification('n1', { trackTitle: null, clickRate: 0 }),
        makeFanNotification('n2', { recipientCount: 0, openRate: 0, clickRate: 0 }),
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Llegó a 12,8K fans · 41,3 % la abrió')).toBeVisible();
    await expect(canvas.getByText(/^No llegó a nadie:/)).toBeVisible();
    await expect(canvas.queryByText(/siguió el enlace/)).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Analytics' }));
    const table = within(await canvas.findByRole('table', { name: 'Notificaciones' }));
    await expect(table.getAllByText('–')).toHaveLength(3);
    await expect(table.queryByText('0 %')).toBeNull();
  },
};
// Proves fans: Planned
/** Active from tomorrow on: shown and filtered as planned. */
export const Planned: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('fans-first'),
    msw: answers({
      offered: [makeFanCampaign('c1', { startDate: dayFromToday(1), endDate: dayFromToday(9) })],
    }),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /Escucha el disco/ }));
    await expect(card.getByText('Programada')).toBeVisible();
    await expect(card.queryByText('Activa')).toBeNull();
    await expect(canvas.getByText(/^Los días empiezan a las 00:00 UTC/)).toBeVisible();
  },
};
// Proves fans: Rates and participation
export const Measured: Story = {
  tags: ['state:variants'],
  parameters: inTab('analytics'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: /^El 41,3\s% de quienes la reciben abre tu notificación$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Notificaciones' })).toBeVisible();
  },
};
export const Unmeasured: Story = {
  tags: ['state:empty'],
  parameters: inTab('analytics', { notifications: [], offered: [] }),
};
export const NoCampaigns: Story = {
  tags: ['state:empty'],
  parameters: inTab('fans-first', { offered: [] }),
};
export const NothingTold: Story = {
  tags: ['state:empty'],
  parameters: inTab('notifications', { notifications: [] }),
};

// Proves fans: Questions before cancelling
/** Ending a campaign asks first and names the number of fans; cancelling changes nothing. */
export const CancelAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, /^Más .* de Escucha/, 'Cancelar campaña');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/43 participantes reciben el aviso/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Volver' }));
    await expect(done).not.toHaveBeenCalled();
    await choose(canvas, /^Más .* de Escucha/, 'Cancelar campaña');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Cancelar campaña' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('POST c3 cancel'));
  },
};
export const CallOffAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, /^Más .* de Gira/, 'Cancelar envío');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(done).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar envío' }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('POST n3 cancel'));
  },
};
// Proves shell: What a menu opens has the focus
/** An ended campaign keeps its card and the focus, although its buttons disappear. */
export const EndedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/fan-engagement?tab=fans-first',
    msw: [
      http.get('*/api/promotion/fans/campaigns', () =>
        HttpResponse.json(ending(campaigns, 'cancelled')),
      ),
      http.get('*/api/promotion/fans/notifications', () =>
        HttpResponse.json(ending(notifications, 'draft')),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const end = async (opener: RegExp, confirm: string) => {
      const button = await canvas.findByRole('button', { name: opener });
      const item = button.closest('article');
      button.focus();
      await userEvent.keyboard('{Enter}');
      const act = await screen.findByRole('menuitem', { name: confirm });
      act.focus();
      await userEvent.keyboard('{Enter}');
      await answerByKeyboard(confirm);
      await waitFor(() => expect(button).not.toBeInTheDocument());
      await waitFor(() => expect(item?.contains(document.activeElement)).toBe(true));
    };
    await end(/^Más .* de Escucha/, 'Cancelar campaña');
    await userEvent.click(canvas.getByRole('tab', { name: 'Notificaciones' }));
    await end(/^Más .* de Gira/, 'Cancelar envío');
  },
};
/** The artist sees the participants and can write to them alone. */
export const Participants: Story = {
  tags: ['state:variants'],
  parameters: inTab('fans-first'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Participantes de Escucha/ }));
    const list = within(await screen.findByRole('dialog'));
    await expect(await list.findByText('marta@correo.example')).toBeVisible();
    await expect(list.getByText('No lo comparte')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Escribirles' }));
    await expect(await screen.findByText(/^Para quienes participan en «Escucha/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Título'), 'Mañana');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'A las ocho.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() =>
      expect(outbox.read(owner)[0]?.body).toMatchObject({ campaignId: 'c3', title: 'Mañana' }),
    );
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: inTab('notifications', {
    notifications: [
      makeFanNotification('long', { title: longTitle, message: longTitle, trackTitle: longTitle }),
    ],
  }),
};
export const LongNames: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers({ known: [makeFan('long', { name: longName, favoriteTrack: longTitle })] }),
  },
};
/** Longer words hide more columns; neither tables nor page scroll sideways. */
export const LongerWords: Story = {
  tags: ['no-photo'],
  beforeEach: () => () => changeLanguage(),
  play: async ({ canvas }) => {
    const tables = await canvas.findAllByRole('table');
    await changeLanguage(pseudoLanguage);
    for (const { parentElement: frame } of tables) {
      await waitFor(() => expect(frame).toHaveAttribute('data-away'));
      await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
    }
    const { scrollingElement: page } = document;
    await waitFor(() => expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0));
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answers({
      known: [makeFan('many', { totalStreams: 2_147_483_647 })],
      counted: {
        total: 987_654_321,
        followers: 900_000_000,
        tiers: { casual: 900_000_000, regular: 80_000_000, superfan: 7_000_000, vip: 654_321 },
      },
    }),
  },
};
/** The campaigns of all artists of a label in one list; a new one belongs to the chosen artist. */
export const WholeLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ role: 'label' }),
    address: '/fan-engagement?tab=fans-first',
    msw: [
      answerWorkspaces(),
      http.get('*/api/promotion/fans/campaigns', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.has('labelId')
            ? [makeFanCampaign('cam_1', { title: 'De dos', artistId: 'sample-artist-2' })]
            : [],
        ),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const campaign = within(await canvas.findByRole('article', { name: 'De dos' }));
    await expect(campaign.getByText('Bruma del Sur')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva campaña' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Para quién?' }));
    await userEvent.click(question.getByRole('button', { name: /Bruma del Sur/ }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    // The dialog covers it.
    await expect(
      canvas.getByRole('heading', { name: 'Bruma del Sur', hidden: true }),
    ).toBeInTheDocument();
  },
};
