import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import {
  changePayoutAccountBodySchema,
  payoutAccountStateSchema,
} from '#contract/payout-account.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { findPayeeOf, type Owner } from '../../catalogue/payee/index.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import { changePayoutAccount, readPayoutAccount } from './change-payout-account.ts';
import { sendPayoutAccountEmails } from './notify-payout-account.ts';

const answers = { 200: payoutAccountStateSchema } as const;

/** See docs/product/payments.md. */
export const payoutAccountRoutes: AppModule = (app, dependencies) => {
  const { db, clock, vault } = dependencies;
  sendPayoutAccountEmails(app, dependencies);
  const owners = {
    label: async (on: Db, request: FastifyRequest): Promise<Owner> => {
      const { label: named } = request.query as { label?: string };
      return { kind: 'label', id: await labelFor(on, getViewer(request), { named }) };
    },
    artist: async (on: Db, request: FastifyRequest): Promise<Owner> => {
      const { artist: named } = request.query as { artist?: string };
      const day = toDay(clock());
      return { kind: 'artist', id: await artistFor(on, getViewer(request), { named, day }) };
    },
    payee: async (on: Db, request: FastifyRequest): Promise<Owner> => {
      const owner = { kind: 'person', id: getViewer(request).id } as const;
      if ((await findPayeeOf(on, owner)) === null) throw problem('not-found');
      return owner;
    },
  } as const;
  const querystrings = {
    label: labelQuerySchema,
    artist: artistQuerySchema,
    payee: z.strictObject({}),
  } as const;
  const accesses = {
    label: { permission: 'label.open' },
    artist: { permission: 'artist.open' },
    payee: 'listener',
  } as const;

  for (const kind of ['label', 'artist', 'payee'] as const) {
    const url = `/api/${kind}/payout-account`;
    const config = { access: accesses[kind] };
    const getOwner = owners[kind];
    const querystring = querystrings[kind];

    app.get(url, { config, schema: { querystring, response: answers } }, async (request) =>
      readPayoutAccount(db, vault, await getOwner(db, request)),
    );

    app.put(
      url,
      {
        config: { ...config, stepUp: true },
        schema: { querystring, body: changePayoutAccountBodySchema, response: answers },
      },
      async (request) => {
        const { tx } = request;
        const owner = await getOwner(tx, request);
        const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
        const { body } = request;
        return changePayoutAccount(tx, owner, { actor, now: clock(), vault, body });
      },
    );
  }
};
