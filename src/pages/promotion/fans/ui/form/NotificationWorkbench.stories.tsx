import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { notificationItem } from '../../model/notification-item';
import {
  aboutConcert,
  answers,
  beginAnew,
  done,
  inTab,
  loaders,
  ofTool,
  owner,
} from '../../testing/fan-answers';
import { FansPage } from '../FansPage';

const meta = {
  title: 'Work/Promotion/Notification workbench (notificación)',
  component: FansPage,
  args: { title: 'Fan Engagement' },
  parameters: ofTool,
  loaders,
  beforeEach: beginAnew,
} satisfies Meta<typeof FansPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves fans: And beside that of a notification
/** The preview shows the message in the bell while typing. */
export const Ready: Story = {
  tags: ['state:default', 'low'],
  parameters: { address: '/fan-engagement?tab=notifications&new=notification' },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Crear notificación' }));
    await userEvent.type(form.getByLabelText('Título'), 'Sale hoy');
    await userEvent.type(form.getByLabelText('Mensaje'), 'Un vals.');
    await userEvent.click(form.getByRole('checkbox', { name: 'Incluir un enlace a una canción' }));
    await form.findByRole('option', { name: 'Luna de ámbar' });
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'Luna de ámbar');
    const preview = within(form.getByRole('region', { name: 'Vista previa' }));
    await expect(preview.getByRole('listitem')).toHaveTextContent(
      /Sale hoy.*Nora Quintavalle · .*Un vals\..*Te llega porque sigues a Nora Quintavalle\./,
    );
    await expect(preview.getByText('Escuchar «Luna de ámbar»')).toBeVisible();
    await expect(form.getByText(/^Guardado /)).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/fan-engagement?tab=notifications&new=notification' },
  globals: { viewport: { value: 'narrow' } },
};
/** Missing values are counted at the foot and shown at their fields. */
export const Incomplete: Story = {
  tags: ['state:invalid'],
  parameters: { address: '/fan-engagement?tab=notifications&new=notification' },
  play: async ({ userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Crear notificación' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Incluir un enlace a una canción' }));
    await userEvent.click(form.getByRole('button', { name: 'Enviar ahora' }));
    await expect(await form.findByText('Elige la canción del enlace.')).toBeVisible();
    await expect(form.getByText('Escribe un mensaje.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Título')).toHaveFocus());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(form.getByRole('button', { name: /^3 / })).toBeVisible();
  },
};

// Proves fans: A notification created without a request
/** Sent at once without a day, planned with one. */
export const NotificationMade: Story = {
  tags: ['state:pending'],
  parameters: inTab('notifications', { notifications: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Incluir un enlace a una canción' }),
    );
    await screen.findByRole('option', { name: 'Luna de ámbar' });
    await userEvent.selectOptions(screen.getByLabelText('Canción'), 'Luna de ámbar');
    await fireEvent.change(screen.getByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    await expect(
      await screen.findByText('Error al enviar la notificación. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Programar' }));
    await expect(
      await screen.findByText('Notificación enviada/programada exitosamente!'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(canvas.queryByText('Programada')).toBeNull();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(canvas.getByText('Lleva a «Luna de ámbar»')).toBeVisible();
    await expect(outbox.read(owner)[0]?.body).toMatchObject({
      includeTrackLink: true,
      trackId: 'trk_1',
    });
  },
};
// Proves fans: Nights on which clocks change
/** On the nights when clocks change an hour is missing or repeated: the form asks. */
export const NotificationAtNight: Story = {
  parameters: inTab('notifications', { notifications: [] }),
  beforeEach: () => {
    const zone = { timeZone: 'Europe/Madrid' } as Intl.ResolvedDateTimeFormatOptions;
    const clock = spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
    return () => clock.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    const plan = async (day: string) => {
      await fireEvent.change(screen.getByLabelText('Día de envío'), { target: { value: day } });
      await fireEvent.change(await screen.findByLabelText('Hora'), { target: { value: '02:30' } });
      await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    };
    await plan('2027-03-28');
    await expect(
      await screen.findByText('Ese día el reloj se adelanta y salta esa hora. Elige otra.'),
    ).toBeVisible();
    await plan('2027-10-31');
    await expect(await screen.findByText('Elige una de las dos horas.')).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Qué hora'), 'second');
    await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
    await waitFor(() =>
      expect(outbox.read(owner)[0]?.body).toMatchObject({
        scheduledDate: '2027-10-31T01:30:00.000Z',
      }),
    );
  },
};
/** An edit after delivery says so: nobody is notified twice. */
export const NotificationEditedTooLate: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications', { notifications: [] }),
  beforeEach: () => {
    notificationItem.create({ owner }, (id) => ({
      id,
      title: 'Sale hoy',
      message: 'Un vals.',
      type: 'general',
      targetTiers: [],
      scheduledDate: null,
      includeTrackLink: false,
      trackId: null,
      campaignId: null,
      trackTitle: '',
      campaignTitle: '',
      createdAt: '2026-11-19T18:00:00.000Z',
    }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Sale hoy' }));
    await userEvent.type(await screen.findByLabelText('Mensaje'), ' Nuevo.');
    deliverWaiting(owner);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
    await expect(await screen.findByText('Esto ya se envió y no se puede cambiar.')).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await expect(screen.getByLabelText('Mensaje')).toHaveValue('Un vals. Nuevo.');
  },
};
// Proves fans: Filled in from a concert
/** Another screen preset a concert. */
export const NotificationOfConcert: Story = {
  tags: ['no-photo'],
  parameters: aboutConcert('notifications', 'notification'),
  play: async () => {
    await expect(await screen.findByLabelText('Título')).toHaveValue('Nos vemos en Madrid');
    await expect(screen.getByLabelText('Mensaje')).toHaveValue(
      'Gira del faro: 5 de diciembre de 2026, Teatro Circo Price. Las entradas ya tienen fecha.',
    );
    await expect(screen.getByLabelText('Tipo de notificación')).toHaveValue('concert');
    await expect(
      screen.getByText(/^A cada fan le llegan como máximo dos notificaciones/),
    ).toBeVisible();
  },
};
// Proves fans: Drafts
/** Restores the input. */
export const Draft: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Casi');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await expect(await screen.findByLabelText('Título')).toHaveValue('Casi');
    await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
    await expect(screen.getByLabelText('Título')).toHaveValue('');
  },
};
// Proves fans: Before it goes out at once
/** Sending at once asks first and names the number of fans. */
export const SendAsked: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications', { notifications: [] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nueva notificación' }));
    await userEvent.type(await screen.findByLabelText('Título'), 'Sale hoy');
    await userEvent.type(screen.getByLabelText('Mensaje'), 'Un vals.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/^Les llega a 12\.840 fans\./)).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Enviar ahora' }));
    await waitFor(() => expect(outbox.read(owner)).toHaveLength(1));
  },
};
/** A cancelled notification is planned again. */
export const PlannedAgain: Story = {
  tags: ['no-photo'],
  parameters: inTab('notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Encuesta' }));
    await fireEvent.change(await screen.findByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() =>
      expect(done).toHaveBeenCalledWith('PUT n1', {
        scheduledDate: expect.stringMatching(/^2026-12-01/) as string,
        seen: { scheduledDate: null, status: 'draft' },
      }),
    );
  },
};
// Proves fans: What both changed, in the form
/** Shows another device's change; a second press overwrites it. */
export const ChangedElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    ...inTab('notifications'),
    msw: [
      http.put('*/api/promotion/fans/notifications/:id', async ({ request }) => {
        const body = (await request.json()) as { seen: { status: string } };
        done(body);
        if (body.seen.status === 'scheduled') return new HttpResponse(null, { status: 204 });
        const fields = { status: 'Se programó de nuevo.', title: 'Ahora es «Votación».' };
        const current = { status: 'scheduled', title: 'Votación' };
        const answer = { code: 'duplicate', error: 'Se cambió.', fields, current };
        return HttpResponse.json(answer, { status: 409 });
      }),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    done.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar Encuesta' }));
    await userEvent.type(await screen.findByLabelText('Título'), ' final');
    await fireEvent.change(screen.getByLabelText('Día de envío'), {
      target: { value: '2026-12-01' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await screen.findByText('Se cambió. Se programó de nuevo.')).toBeVisible();
    await expect(screen.getByText('Ahora es «Votación».')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(done).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Encuesta final',
        seen: expect.objectContaining({ title: 'Votación' }) as object,
      }),
    );
  },
};
