import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { ChangeTaxDetailBody } from '#contract/tax-detail.ts';
import type { artistQuerySchema, labelQuerySchema } from '#contract/acting.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { serve } from '../../../platform/serve.ts';
import { artistFor, labelFor } from '../../catalogue/ownership/index.ts';
import { findPayeeOf, type Owner } from '../../catalogue/payee/index.ts';
import { findActor } from '../../accounts/staff-action/index.ts';
import { changeTaxDetail, readTaxDetail } from './change-tax-detail.ts';

const ofLabel = { access: { permission: 'label.open' } } as const;
const ofArtist = { access: { permission: 'artist.open' } } as const;
const ofPerson = { access: 'listener' } as const;

/** See docs/product/payments.md. */
export const taxDetailRoutes: AppModule = (app, { db, clock, vault, config }) => {
  const findLabel = async (on: Db, request: FastifyRequest): Promise<Owner> => {
    const { label: named } = request.query as z.infer<typeof labelQuerySchema>;
    return { kind: 'label', id: await labelFor(on, getViewer(request), { named }) };
  };
  const findArtist = async (on: Db, request: FastifyRequest): Promise<Owner> => {
    const { artist: named } = request.query as z.infer<typeof artistQuerySchema>;
    const day = toDay(clock());
    return { kind: 'artist', id: await artistFor(on, getViewer(request), { named, day }) };
  };
  const findPerson = async (on: Db, request: FastifyRequest): Promise<Owner> => {
    const owner = { kind: 'person', id: getViewer(request).id } as const;
    if ((await findPayeeOf(on, owner)) === null) throw problem('not-found');
    return owner;
  };
  const read = async (owner: Promise<Owner>) => readTaxDetail(db, vault, await owner);
  async function change(request: FastifyRequest, found: Promise<Owner>, body: ChangeTaxDetailBody) {
    const { tx } = request;
    const owner = await found;
    const actor = await findActor(tx, { id: getViewer(request).id, address: request.ip });
    return changeTaxDetail(tx, owner, { actor, now: clock(), vault, config, body });
  }

  serve(app, 'GET /label/tax-detail', ofLabel, (request) => read(findLabel(db, request)));
  serve(app, 'GET /artist/tax-detail', ofArtist, (request) => read(findArtist(db, request)));
  serve(app, 'GET /payee/tax-detail', ofPerson, (request) => read(findPerson(db, request)));
  serve(app, 'PUT /label/tax-detail', { ...ofLabel, stepUp: true }, (request) =>
    change(request, findLabel(request.tx, request), request.body),
  );
  serve(app, 'PUT /artist/tax-detail', { ...ofArtist, stepUp: true }, (request) =>
    change(request, findArtist(request.tx, request), request.body),
  );
  serve(app, 'PUT /payee/tax-detail', { ...ofPerson, stepUp: true }, (request) =>
    change(request, findPerson(request.tx, request), request.body),
  );
};
