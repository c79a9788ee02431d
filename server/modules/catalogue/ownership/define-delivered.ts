import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Delivered } from '#contract/delivery.ts';
import { getViewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import {
  announceDelivery,
  type Delivery,
  takeDelivery,
} from '../../../platform/repeats/take-delivery.ts';
import { findActingArtist, findActingArtists } from './acting-artist.ts';
import { type DeliveredTable, type StoreOptions, storeDelivered } from './delivered.repository.ts';

/** What a kind stores: the delivered fields, from whom and for which artist. */
export type Taking<Body extends Delivered> = Delivery & {
  artistId: string;
  sentBy: string;
  delivered: Body;
};

/** Who changes a row, and when. */
export type By = { userId: string; now: Date };

/** Access to the calls of the people behind an artist. */
export const ofPromotion = { access: { permission: 'promotion.open' } } as const;

/**
 * A kind of thing that an artist's people send, list, change and stop: its rows, and the handlers
 * of its calls. What is particular to it stays in functions of its module. See
 * docs/decisions/modules-and-jobs.md.
 */
export function defineDelivered<Table extends DeliveredTable>(
  table: Table,
  options?: StoreOptions,
) {
  const store = storeDelivered(table, options);
  return {
    ...store,
    serveOwn: (dependencies: Pick<Dependencies, 'db' | 'clock'>) =>
      makeHandlers(dependencies, store.hold),
  };
}

function makeHandlers<Row>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  hold: (tx: Db, id: string) => Promise<Row | null>,
) {
  const getArtist = findActingArtist({ clock });
  const getArtists = findActingArtists({ clock });

  type Reading<Found, Described> = {
    find: (db: Db, artists: readonly string[], request: FastifyRequest) => Promise<Found[]>;
    /** In the same order. */
    describe: (
      rows: Found[],
      request: FastifyRequest,
    ) => readonly Described[] | Promise<readonly Described[]>;
    getArtistId: (row: Found) => string;
  };

  /** Reads what the artist, or the artists of a label, sent. */
  const read =
    <Found, Described>({ find, describe, getArtistId }: Reading<Found, Described>) =>
    async (request: FastifyRequest): Promise<(Described & { artistId?: string })[]> => {
      const { artists, getArtistField } = await getArtists(db, request);
      const rows = await find(db, artists, request);
      const described = await describe(rows, request);
      return rows.flatMap((row, index) => {
        const each = described[index];
        return each === undefined ? [] : [{ ...each, ...getArtistField(getArtistId(row)) }];
      });
    };

  return {
    getArtist,
    read,
    /** Answers a list and says that it accepts deliveries. */
    list<Found, Described>(reading: Reading<Found, Described>) {
      const answer = read(reading);
      return (request: FastifyRequest, reply: FastifyReply) => {
        announceDelivery(reply);
        return answer(request);
      };
    },
    /** Takes a delivery once. */
    take:
      <Body extends Delivered>(work: (taking: Taking<Body>) => Promise<void>) =>
      (request: FastifyRequest & { body: Body }) => {
        const { body: delivered } = request;
        return takeDelivery(request, clock, delivered, async (delivery) => {
          const artistId = await getArtist(delivery.tx, request);
          await work({ ...delivery, artistId, sentBy: getViewer(request).id, delivered });
        });
      },
    /**
     * Works on the artist's own row named by `:id`, and locks it.
     *
     * @throws {Problem} `not-found` for another artist's.
     */
    async on<Answer>(
      request: FastifyRequest,
      work: (tx: Db, row: Row, by: By) => Promise<Answer>,
    ): Promise<Answer> {
      const { tx } = request;
      const artistId = await getArtist(tx, request);
      const row = await hold(tx, (request.params as { id: string }).id);
      if (row === null || ownerOf(row) !== artistId) throw problem('not-found');
      return work(tx, row, { userId: getViewer(request).id, now: clock() });
    },
  };
}

/** Each table of `defineDelivered` has the column. */
const ownerOf = (row: unknown) => (row as { artistId: string }).artistId;
