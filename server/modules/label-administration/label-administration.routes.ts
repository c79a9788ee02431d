import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  addLabelPersonBodySchema,
  adminLabelDetailsSchema,
  adminLabelListSchema,
  adminLabelQuerySchema,
  adminLabelSchema,
  adminLabelsMost,
  changeLabelBodySchema,
  createLabelBodySchema,
  labelPeopleSchema,
} from '#contract/label-administration.ts';
import { idSchema } from '#contract/primitives.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { problem } from '../../platform/problems.ts';
import { addPerson, mostPeople, removePerson } from './change-label-people.ts';
import { changeLabel } from './change-label.ts';
import { createLabel } from './create-label.ts';
import { toDay } from '../../platform/days.ts';
import { countConcerned } from './concerned.repository.ts';
import { describeLabelOf, describeLabels } from './describe-admin-label.ts';
import { findLabel, findLabelPage } from './label-list.repository.ts';
import { findLabelMonths } from './label-months.repository.ts';
import { findLabelPeople } from './label-people.repository.ts';

const config = { access: { permission: 'admin.open', right: 'catalogue' } } as const;
const params = z.strictObject({ id: idSchema });
const personParams = z.strictObject({ id: idSchema, personId: idSchema });

const mostMonths = 24;

/** See docs/product/administration.md. */
export const labelAdministrationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  app.get(
    '/api/admin/labels',
    {
      config,
      schema: { querystring: adminLabelQuerySchema, response: { 200: adminLabelListSchema } },
    },
    async ({ query }) => {
      const { rows, counted } = await findLabelPage(db, query);
      return {
        labels: await describeLabels(db, rows, toDay(clock())),
        total: Math.min(counted, adminLabelsMost),
        hasMore: counted > adminLabelsMost,
      };
    },
  );

  app.get(
    '/api/admin/labels/:id',
    { config, schema: { params, response: { 200: adminLabelSchema } } },
    async (request) => {
      const row = await findLabel(db, request.params.id);
      if (row === null) throw problem('not-found');
      return describeLabelOf(db, row, toDay(clock()));
    },
  );

  app.post(
    '/api/admin/labels',
    { config, schema: { body: createLabelBodySchema, response: { 201: adminLabelSchema } } },
    async (request) => {
      return createLabel(request.tx, dependencies, getActor(request), request.body);
    },
  );

  app.patch(
    '/api/admin/labels/:id',
    {
      config,
      schema: { params, body: changeLabelBodySchema, response: { 200: adminLabelSchema } },
    },
    (request) =>
      changeLabel(request.tx, dependencies, getActor(request), request.params.id, request.body),
  );

  app.get(
    '/api/admin/labels/:id/details',
    { config, schema: { params, response: { 200: adminLabelDetailsSchema } } },
    async (request) => {
      const { id } = request.params;
      if ((await findLabel(db, id)) === null) throw problem('not-found');
      return {
        months: await findLabelMonths(db, id, mostMonths),
        people: await findLabelPeople(db, id, mostPeople),
        concerned: await countConcerned(db, id, toDay(clock())),
      };
    },
  );

  app.post(
    '/api/admin/labels/:id/people',
    {
      config: { ...config, stepUp: true },
      schema: { params, body: addLabelPersonBodySchema, response: { 200: labelPeopleSchema } },
    },
    (request) =>
      addPerson(request.tx, dependencies, getActor(request), {
        labelId: request.params.id,
        email: request.body.email,
      }),
  );

  app.delete(
    '/api/admin/labels/:id/people/:personId',
    {
      config: { ...config, stepUp: true },
      schema: { params: personParams, response: { 200: labelPeopleSchema } },
    },
    (request) =>
      removePerson(request.tx, dependencies, getActor(request), {
        labelId: request.params.id,
        personId: request.params.personId,
      }),
  );
};

const getActor = (request: FastifyRequest) => ({ id: getViewer(request).id, address: request.ip });
