import type * as z from 'zod/mini';
import type { ParamNames } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { simulatedIdentities } from '#contract/simulated-identities.ts';
import type { Role } from '#contract/user.ts';
import type { StableCall } from '../stable-calls.ts';

type Sent<Name extends StableCall, Part extends string> =
  CallOf<Name> extends Record<Part, infer Schema extends z.core.$ZodType>
    ? z.input<Schema>
    : undefined;

/** What the contract lets a call do without may be left out. */
type Field<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

type ExampleCall<Name extends StableCall> = {
  /** Whose account of the demo makes the call; null: nobody’s. */
  as: Role | null;
} & (ParamNames<Name> extends never
  ? { params?: undefined }
  : { params: { [Param in ParamNames<Name>]: string } }) & {
    query?: Partial<Sent<Name, 'query'>>;
  } & Field<'body', Sent<Name, 'body'>>;

const song = 'trk_nora-quintavalle_luna-de-ambar_01';
const playlist = { id: 'pls_cocina-a-fuego-lento' };

/**
 * One of each stable call, sent in this order to the demo by `examples.test.ts`, which writes the
 * answers beside. Names and passwords are invented, or public by design.
 */
export const exampleCalls: { readonly [Name in StableCall]: ExampleCall<Name> } = {
  'POST /auth/login': {
    as: null,
    body: { email: 'oyente@demo.tonada.example', password: 'tonada-demo' },
  },
  'POST /auth/register': {
    as: null,
    body: {
      email: 'nueva@example.com',
      password: 'una clave inventada 9',
      displayName: 'Nueva',
      dateOfBirth: '1990-01-31',
    },
  },
  'POST /auth/forgot-password': { as: null, body: { email: 'oyente@demo.tonada.example' } },
  'POST /auth/google': { as: null, body: simulatedIdentities.google },
  'POST /auth/facebook': { as: null, body: simulatedIdentities.facebook },
  'POST /auth/apple': { as: null, body: simulatedIdentities.apple },
  'GET /auth/me': { as: 'user' },
  'GET /search': { as: 'user', query: { q: 'luna' } },
  'GET /albums/:id': {
    as: 'user',
    params: { id: 'alb_nora-quintavalle_luna-de-ambar' },
  },
  'GET /artists/:id': { as: 'user', params: { id: 'art_nora-quintavalle' } },
  'GET /users/:id': { as: 'user', params: { id: 'usr_demo-editorial' } },
  'GET /tracks/liked': { as: 'user', query: { limit: 1 } },
  'GET /tracks/recent': { as: 'user' },
  'GET /playlists/featured': { as: 'user' },
  'GET /playlists/user': { as: 'user', query: { limit: 1 } },
  'GET /playlists/:id': { as: 'user', params: playlist },
  'GET /playlists/editorial': { as: 'editorial' },
  'GET /artist/label-info': { as: 'artist' },
  'GET /artist/stats': { as: 'artist', query: { range: '28days' } },
  'GET /artist/tracks': { as: 'artist' },
  'GET /label/analytics': { as: 'label' },
  'GET /label/artists': { as: 'label' },
  'GET /label/releases': { as: 'label' },
  'GET /promotion/canvas': { as: 'artist' },
  'GET /promotion/concerts/artist': { as: 'artist' },
  'GET /promotion/concerts/stats': { as: 'artist' },
  'GET /promotion/editorial-playlists': { as: 'artist' },
  'GET /promotion/fans': { as: 'artist' },
  'GET /promotion/fans/campaigns': { as: 'artist' },
  'GET /promotion/fans/notifications': { as: 'artist' },
  'GET /promotion/marquee': { as: 'artist' },
  'GET /promotion/my-stories': { as: 'artist' },
  'GET /promotion/stories': { as: 'artist' },
  'GET /promotion/pitches': { as: 'artist' },
  'POST /playlists': {
    as: 'user',
    body: { name: 'Para el viaje', description: 'Doce horas de tren', trackIds: [song] },
  },
  'POST /playlists/:id/tracks': {
    as: 'user',
    params: playlist,
    body: { trackId: 'trk_yaiza-brava_calima_01' },
  },
  'DELETE /playlists/:id/tracks/:trackId': {
    as: 'user',
    params: { ...playlist, trackId: 'trk_yaiza-brava_calima_01' },
  },
  'DELETE /playlists/:id': { as: 'user', params: playlist },
  'POST /tracks/:id/like': {
    as: 'user',
    params: { id: 'trk_yaiza-brava_calima_01' },
    body: { liked: true },
  },
  'POST /users/:id/follow': {
    as: 'user',
    params: { id: 'usr_demo-disquera' },
    body: { isFollowing: true },
  },
  'POST /playlists/editorial': {
    as: 'editorial',
    body: { name: 'Sol de invierno', description: 'Para abrigarse', category: 'featured' },
  },
  'PUT /playlists/editorial/:id': {
    as: 'editorial',
    params: { id: 'pls_ventana-abierta' },
    body: {
      name: 'Ventana abierta',
      description: 'Canciones que entran con la mañana.',
      coverImage: '',
      category: 'featured',
      priority: 2,
      isActive: true,
    },
  },
  'DELETE /playlists/editorial/:id': { as: 'editorial', params: { id: 'pls_ventana-abierta' } },
  'PUT /user/preferences': { as: 'user', body: { privacy: { showFollowing: true } } },
  'PUT /user/profile': { as: 'user', body: { displayName: 'Alma Requena', country: 'MX' } },
  'PUT /user/subscription': {
    as: 'user',
    body: { subscriptionType: 'premium', paymentMethod: 'card', period: 'year' },
  },
  'PUT /user/password': {
    as: 'user',
    body: { currentPassword: 'tonada-demo', newPassword: 'otra clave inventada 9' },
  },
};
