import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  decidedForArtist,
  decidedForFamily,
  decidedForLabel,
  decidedForStudent,
} from '../testing/decided';
import {
  makeDecision,
  makeExported,
  makeFollowersNotification,
  makePlaylistNotification,
  makeReceived,
  makeReleaseNotification,
} from '../testing/make-received';
import { signedIn } from '@/entities/session/index.testing';
import type { ReceivedNotifications } from '@/shared/contract/notification.ts';
import { longName, longTitle } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { BellPanel } from './BellPanel';

const received = [
  makeReceived('r3'),
  makeReceived('r2', { title: 'Gira de primavera', type: 'concert', track: null }),
  makeReceived('r1', { title: 'Gracias', isRead: true, reason: 'listener' }),
];
const makeBell = (notifications: ReceivedNotifications['notifications']) => [
  http.get('*/api/user/notifications', ({ request }) =>
    new URL(request.url).searchParams.has('cursor')
      ? HttpResponse.json({
          notifications: [makeReceived('r0', { title: 'Hace tiempo' })],
          unread: 2,
          nextCursor: null,
        })
      : HttpResponse.json({ notifications, unread: 2, nextCursor: 'more' }),
  ),
  http.post('*/api/user/notifications/:id/:act', () => HttpResponse.json({ unread: 0 })),
];

function muting() {
  const muted = new Set<unknown>();
  const url = '*/api/user/notifications/muted/:id';
  const done = () => new HttpResponse(null, { status: 204 });
  return [
    http.put(url, ({ params }) => {
      muted.add(params['id']);
      return done();
    }),
    http.delete(url, ({ params }) => {
      muted.delete(params['id']);
      return done();
    }),
    http.get('*/api/user/notifications', () =>
      HttpResponse.json({
        notifications: received.map((each) => ({ ...each, isMuted: muted.has(each.artist.id) })),
        unread: 2,
        nextCursor: null,
      }),
    ),
    ...makeBell(received),
  ];
}

const withToasts = (args: ComponentProps<typeof BellPanel>) => (
  <>
    <BellPanel {...args} />
    <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
  </>
);

const meta = {
  title: 'Music/Shell/Bell list',
  component: BellPanel,
  args: { onClose: fn() },
  parameters: {
    state: signedIn(),
    msw: makeBell(received),
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'What the bell opens.',
      do: ['Say of each why it is there, and lead to where one chooses.'],
      dont: ['Count something as opened that nobody opened.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens a notification, and closes it.' }],
    },
  },
} satisfies Meta<typeof BellPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
    const earlier = await screen.findByRole('button', { name: /Hace tiempo/ });
    // The pressed button disappears, so the focus moves to the first new item.
    await waitFor(() => expect(earlier).toHaveFocus());
    await expect(screen.getAllByRole('list')).toHaveLength(1);
    await expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar las notificaciones' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const EarlierFailed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get('*/api/user/notifications', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json({}, { status: 503 })
          : undefined,
      ),
      ...makeBell(received),
    ],
  },
  render: withToasts,
  play: async ({ userEvent }) => {
    const more = await screen.findByRole('button', { name: 'Ver anteriores' });
    await userEvent.click(more);
    const failed = /^No pudimos cargar las anteriores/;
    await expect(await screen.findByText(failed)).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /Gracias/ })).toBeVisible();
    await expect(more).toBeEnabled();
  },
};

// Proves account: The data: in the bell
export const Exported: Story = {
  tags: ['state:default'],
  parameters: {
    msw: makeBell([makeExported('x2', 'ready'), makeExported('x1', 'failed'), ...received]),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /No pudimos preparar tus datos/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: /Tus datos están listos/ }));
    await expect(screen.getByText(/durante 24 horas/)).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Abrir mis datos' });
    await expect(link).toHaveAttribute('href', '/profile?tab=privacy');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

// Proves fans: Muted in the bell, and taken back
export const Muted: Story = {
  tags: ['state:success'],
  parameters: { msw: muting() },
  render: withToasts,
  play: async ({ userEvent }) => {
    const mute = { name: 'No recibir más notificaciones de este artista' };
    const again = { name: 'Volver a recibir notificaciones de este artista' };
    await userEvent.click(await screen.findByRole('button', { name: /Sale hoy/ }));
    await userEvent.click(screen.getByRole('button', mute));
    const done = await screen.findByText('No recibirás más notificaciones de Nora Quintavalle.');
    await expect(done).toBeInTheDocument();
    await expect(screen.getByText('Deshacer')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Gira de primavera/ }));
    await waitFor(() => expect(screen.getAllByRole('button', again)).toHaveLength(2));
    await expect(screen.getAllByText(/^No recibes más notificaciones de Nora/)).toHaveLength(2);
    await userEvent.click(screen.getAllByRole('button', again)[1] ?? done);
    await waitFor(() => expect(screen.getAllByRole('button', mute)).toHaveLength(2));
    await expect(screen.getAllByText(/^Te llega porque sigues a/)).toHaveLength(2);
  },
};
// Proves fans: At once, with the bell open
/** The toast is above the panel, which stays open. */
export const TakenBack: Story = {
  tags: ['no-photo'],
  parameters: { msw: muting() },
  render: withToasts,
  play: async ({ args, userEvent }) => {
    const mute = { name: 'No recibir más notificaciones de este artista' };
    await userEvent.click(await screen.findByRole('button', { name: /Sale hoy/ }));
    await userEvent.click(screen.getByRole('button', mute));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    await waitFor(async () => {
      const { left, top, width, height } = undo.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(undo).toContainElement(there as HTMLElement);
    });
    await userEvent.click(undo);
    await expect(await screen.findByRole('button', mute)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const NotMuted: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.put('*/api/user/notifications/muted/:id', () => HttpResponse.json({}, { status: 503 })),
      ...makeBell(received),
    ],
  },
  render: withToasts,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Sale hoy/ }));
    const mute = screen.getByRole('button', {
      name: 'No recibir más notificaciones de este artista',
    });
    await userEvent.click(mute);
    const failed = /^No pudimos cambiar las notificaciones de Nora Quintavalle/;
    await expect(await screen.findByText(failed)).toBeInTheDocument();
    await expect(mute).toBeVisible();
  },
};
// Proves notices: On the screen, for an artist
export const Decided: Story = {
  tags: ['state:artist'],
  parameters: { state: signedIn({ role: 'artist' }), msw: makeBell(decidedForArtist) },
  play: async ({ args, userEvent }) => {
    const returned = 'El banco devolvió el pago a Balcón Discos';
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(returned) }));
    await expect(screen.getByText('Motivo: la cuenta está cancelada (AC04).')).toBeVisible();
    const payments = screen.getByRole('link', { name: 'Ver tus pagos' });
    await expect(payments).toHaveAttribute('href', '/spotify-for-artists?tab=earnings');
    const accepted = 'El equipo editorial aceptó «Carta sin sello»';
    const decided = await screen.findByRole('button', { name: new RegExp(accepted) });
    await userEvent.click(decided);
    await expect(decided).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByText('Comentario: Nos encanta para la noche.')).toBeVisible();
    await expect(screen.getByText('Respondió Eva Editora.')).toBeVisible();
    await expect(screen.getByText('Playlists: Noche, Novedades del viernes.')).toBeVisible();
    for (const title of [
      /«Sal» ya está en las playlists/,
      /campaña «Gira 1» terminó/,
      /presupuesto de «Gira 2» se gastó/,
      /campaña «Gira 3» empezó/,
      /no eligió «Marea» esta vez/,
      /Canvas de «Carta sin sello» está aprobado/,
      /Canvas de «Faro» no se aprobó/,
      /presupuesto de «Otoño» está aprobado/,
      /presupuesto de «Invierno» no se aprobó/,
      /Casa Norte ofrece un contrato a Nora Quintavalle/,
      /lanzamiento «Sudestada» está aprobado/,
    ]) {
      await expect(screen.getByRole('button', { name: title })).toBeInTheDocument();
    }
    // Decisions about one's own work cannot be muted.
    await expect(screen.queryByRole('button', { name: /No recibir más/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Ver tus envíos' });
    await expect(link).toHaveAttribute('href', '/playlist-pitching?tab=sent');
    await userEvent.click(link);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
// Proves plans: The bell of a family
export const DecidedForFamily: Story = {
  tags: ['state:variants'],
  parameters: { msw: makeBell(decidedForFamily) },
  play: async ({ userEvent }) => {
    for (const name of [
      /^Irene ya está en tu familia/,
      /^Bruno salió de tu familia/,
      /^Ya no estás en la familia de Alma/,
      /^La familia de Alma vuelve a tener plan/,
      /^El plan Family de Alma termina el 20 de diciembre de 2026/,
      /^Tu familia ya no existe/,
    ]) {
      await expect(await screen.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: /^El plan Family de Alma terminó/ }));
    await expect(screen.getByRole('link', { name: 'Ver tu plan' })).toHaveAttribute(
      'href',
      '/profile?tab=subscription',
    );
  },
};
// Proves plans: The bell of a student
export const DecidedForStudent: Story = {
  tags: ['state:variants'],
  parameters: { msw: makeBell(decidedForStudent) },
  play: async ({ userEvent }) => {
    for (const name of [
      /^Comprobamos que estudias/,
      /^Tu prueba de estudiante termina el 20 de diciembre de 2026/,
      /^Tu plan Student terminó/,
    ]) {
      await expect(await screen.findByRole('button', { name })).toBeVisible();
    }
    await userEvent.click(screen.getByRole('button', { name: /^No pudimos comprobar/ }));
    await expect(screen.getByText(/No se lee el carné/)).toBeVisible();
  },
};
// Proves notices: On the screen, for a label
export const DecidedForLabel: Story = {
  tags: ['state:label'],
  parameters: { state: signedIn({ role: 'label' }), msw: makeBell(decidedForLabel) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /«Marea alta» no se aprobó/ }));
    await expect(screen.getByText('Motivo: La portada no sirve.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ver los lanzamientos' })).toHaveAttribute(
      'href',
      '/label-manager?tab=releases',
    );
    await userEvent.click(screen.getByRole('button', { name: /aceptó «Carta sin sello»/ }));
    await expect(screen.getByRole('link', { name: 'Ver tus envíos' })).toHaveAttribute(
      'href',
      '/playlist-pitching?tab=sent&artist=art_nora-quintavalle',
    );
    await userEvent.click(screen.getByRole('button', { name: /Lía Sal no aceptó el contrato/ }));
    await expect(screen.getByText('Puedes ofrecer otras condiciones.')).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /se renueva el 20 de diciembre de 2026/ }),
    );
    await expect(screen.getByText(/^Dura tres años más/)).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/user/notifications', () => delay('infinite'))] },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      http.get('*/api/user/notifications', () =>
        HttpResponse.json({ notifications: [], unread: 0, nextCursor: null }),
      ),
    ],
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get('*/api/user/notifications', () => HttpResponse.json({}, { status: 503 }))],
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: makeBell([
      makeReceived('long', {
        title: longTitle,
        message: longTitle,
        artist: { id: 'art_largo', name: longName, image: null },
      }),
      makeDecision('long-decision', {
        title: longTitle,
        word: longTitle,
        by: longName,
        artist: { id: 'art_largo', name: longName, image: null },
      }),
    ]),
  },
  play: async ({ userEvent }) => {
    const both = await screen.findAllByRole('button', { name: new RegExp(longTitle.slice(0, 20)) });
    await expect(both).toHaveLength(2);
    for (const each of both) await userEvent.click(each);
  },
};

export const Playlists: Story = {
  parameters: {
    msw: makeBell([
      makePlaylistNotification('tracks_pls_patio', 'tracks'),
      makePlaylistNotification('saves_pls_patio', 'saves'),
    ]),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /Hay canciones nuevas en «Noches de patio»/ }),
    );
    await expect(screen.getByText(/Es una playlist de Mateo Quiroga/)).toBeVisible();
    await userEvent.click(
      screen.getByRole('button', { name: /Guardaron tu playlist «Noches de patio»/ }),
    );
    await expect(screen.getByText('Está guardada 12 veces.')).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Abrir Noches de patio' });
    await expect(link).toHaveAttribute('href', '/playlist/pls_patio');
  },
};

// Proves notifications: A release of a followed artist in the bell
export const Releases: Story = {
  parameters: {
    msw: [
      ...makeBell([
        makeReleaseNotification(),
        makeReleaseNotification({
          id: 'release_alb_long',
          album: { id: 'alb_long', title: longTitle, coverImage: null },
          isRead: true,
        }),
      ]),
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Salió «Buzón abierto»/ }));
    await expect(screen.getByText(/Te llega porque sigues a Nora Quintavalle/)).toBeVisible();
    await expect(screen.getByRole('button', { name: /No recibir más/ })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Abrir Buzón abierto' });
    await expect(link).toHaveAttribute('href', '/album/alb_buzon');
    await userEvent.click(link);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

// Proves notifications: Followers in the bell
export const Followers: Story = {
  parameters: {
    msw: makeBell([
      makeFollowersNotification('followers_1', { others: 4 }),
      makeFollowersNotification('followers_2', {
        person: { id: 'usr_long', name: longName, image: null },
      }),
    ]),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Ana y 4 más te siguen/ }));
    await expect(screen.getByText('Empezaron a seguirte 5 personas en una hora.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ver el perfil de Ana' })).toHaveAttribute(
      'href',
      '/user/usr_ana',
    );
    await expect(
      screen.getByRole('button', { name: new RegExp(`${longName} te sigue`) }),
    ).toBeVisible();
  },
};
