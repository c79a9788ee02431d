import type { FanCampaign } from '../../contract/fan.ts';
import type { FanNotification } from '../../contract/notification.ts';

/** Days count from the start of the demo. */
type DemoCampaign = Omit<FanCampaign, 'startDate' | 'endDate' | 'status'> & {
  status: 'draft' | 'active' | 'cancelled';
  startsIn: number;
  endsIn: number;
};

/** One per status, latest first; a past one is completed. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: 'cam_ensayo-abierto',
    title: 'Ensayo abierto',
    description: 'Treinta sillas en el local de ensayo, una tarde de invierno.',
    type: 'behind_scenes',
    startsIn: 10,
    endsIn: 24,
    eligibleTiers: ['superfan', 'vip'],
    participantCount: 0,
    maxParticipants: 30,
    status: 'draft',
    rewards: ['Una foto del ensayo firmada'],
  },
  {
    id: 'cam_disco-antes',
    title: 'Escucha el disco antes que nadie',
    description: 'Entero y en orden, una semana antes de que salga.',
    type: 'early_access',
    startsIn: -4,
    endsIn: 18,
    eligibleTiers: [],
    participantCount: 0,
    maxParticipants: 100,
    status: 'active',
    rewards: ['Descarga del primer sencillo', 'Las letras escritas a mano'],
  },
  {
    id: 'cam_entradas-primero',
    title: 'Entradas primero',
    description: 'La preventa de la gira, un día antes que el resto.',
    type: 'concert_tickets',
    startsIn: -60,
    endsIn: -30,
    eligibleTiers: ['vip'],
    participantCount: 0,
    maxParticipants: 50,
    status: 'active',
    rewards: ['Código de preventa'],
  },
  {
    id: 'cam_camiseta',
    title: 'Camiseta de la primera gira',
    description: 'Una reedición corta de la camiseta de 2019.',
    type: 'exclusive_merch',
    startsIn: -90,
    endsIn: 5,
    eligibleTiers: ['regular', 'superfan', 'vip'],
    participantCount: 0,
    maxParticipants: 200,
    status: 'cancelled',
    rewards: [],
  },
];

/** `sentIn` and `plannedIn` are hours from the start of the demo. */
type DemoNotification = Pick<
  FanNotification,
  'id' | 'title' | 'message' | 'type' | 'targetTiers' | 'status'
> & {
  /** Index into the artist's songs; null for none. */
  track: number | null;
  sentIn: number | null;
  plannedIn: number | null;
};

/** One per status, latest first. */
export const demoNotifications: readonly DemoNotification[] = [
  {
    id: 'not_gira',
    title: 'Gira de primavera',
    message: 'El viernes salen las fechas. Las sabrán ustedes primero.',
    type: 'concert',
    targetTiers: ['superfan', 'vip'],
    status: 'scheduled',
    track: null,
    sentIn: null,
    plannedIn: 72,
  },
  {
    id: 'not_cancion-nueva',
    title: 'Ya pueden escucharla',
    message: 'La grabamos en una sola toma, de noche y con la ventana abierta.',
    type: 'new_release',
    targetTiers: [],
    status: 'sent',
    track: 0,
    sentIn: -5,
    plannedIn: null,
  },
  {
    id: 'not_gracias',
    title: 'Gracias',
    message: 'Un año de canciones juntos. Les dejo una maqueta que nadie ha oído.',
    type: 'exclusive',
    targetTiers: [],
    status: 'sent',
    track: 1,
    sentIn: -24 * 9,
    plannedIn: null,
  },
  {
    id: 'not_borrador',
    title: 'Encuesta de canciones',
    message: '¿Cuál quieren oír en vivo?',
    type: 'general',
    targetTiers: [],
    status: 'draft',
    track: null,
    sentIn: null,
    plannedIn: 24,
  },
];
