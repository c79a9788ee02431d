import { actingListSchema, actingQuerySchema } from '#contract/acting.ts';
import { deliveryAnswerSchema } from '#contract/delivery.ts';
import {
  deliveredPitchSchema,
  pitchListSchema,
  pitchPlaylistListSchema,
  preparedChoiceListSchema,
} from '#contract/pitch.ts';
import { getViewer } from '../../platform/access.ts';
import { signFor } from '../../platform/sign-for.ts';
import type { AppModule } from '../../platform/app.ts';
import { getLanguage } from '../../platform/get-language.ts';
import { announceDelivery, takeDelivery } from '../../platform/repeats/take-delivery.ts';
import { findActingArtist, findActingArtists } from '../ownership/index.ts';
import { asUntold, pitchDecisions } from './decide-pitch.ts';
import { describeSent } from './describe-pitch.ts';
import { describeEditorialPlaylists } from './editorial-playlists.repository.ts';
import { findOfArtists } from './pitch.repository.ts';
import { findPreparedTracks } from './prepared-track.repository.ts';
import { takePitch } from './take-pitch.ts';

export const pitchRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'promotion.open' } } as const;
  const querystring = actingQuerySchema;
  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });
  const url = '/api/promotion/pitches';

  app.get(
    url,
    { config, schema: { querystring: actingListSchema, response: { 200: pitchListSchema } } },
    async (request, reply) => {
      announceDelivery(reply);
      const { artists, getArtistField } = await getArtists(db, request);
      const found = await findOfArtists(db, artists);
      const untold = await pitchDecisions.findUntold(
        db,
        found.map(({ pitch }) => pitch.id),
      );
      const rows = found.map((row) =>
        untold.has(row.pitch.id) ? { ...row, pitch: asUntold(row.pitch) } : row,
      );
      const pitches = await describeSent(db, rows, signing(request));
      return pitches.map((pitch, index) => ({
        ...pitch,
        ...getArtistField(rows[index]?.pitch.artistId ?? ''),
      }));
    },
  );

  app.post(
    url,
    {
      config,
      schema: { querystring, body: deliveredPitchSchema, response: { 200: deliveryAnswerSchema } },
    },
    (request) => {
      const { body: delivered } = request;
      return takeDelivery(request, clock, delivered, async (delivery) => {
        const artistId = await getArtist(delivery.tx, request);
        await takePitch({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
      });
    },
  );

  app.get(
    '/api/promotion/prepared-tracks',
    { config, schema: { querystring, response: { 200: preparedChoiceListSchema } } },
    async (request) => findPreparedTracks(db, await getArtist(db, request)),
  );

  app.get(
    '/api/promotion/editorial-playlists',
    { config, schema: { response: { 200: pitchPlaylistListSchema } } },
    (request) => describeEditorialPlaylists(db, { language: getLanguage(request), now: clock() }),
  );
};
