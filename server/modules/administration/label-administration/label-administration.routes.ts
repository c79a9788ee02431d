import type { FastifyRequest } from 'fastify';
import { adminLabelsMost } from '#contract/label-administration.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { findLabelPeople } from '../../catalogue/label/index.ts';
import { addPerson, mostPeople, removePerson } from './change-label-people.ts';
import { changeLabel } from './change-label.ts';
import { createLabel } from './create-label.ts';
import { toDay } from '../../../platform/days.ts';
import { serve } from '../../../platform/serve.ts';
import { countConcerned } from './concerned.repository.ts';
import { describeLabelOf, describeLabels } from './describe-admin-label.ts';
import { findLabel, findLabelPage } from './label-list.repository.ts';
import { findLabelMonths } from './label-months.repository.ts';

const config = { access: { permission: 'admin.open', right: 'catalogue' } } as const;

const mostMonths = 24;

/** See docs/product/administration.md. */
export const labelAdministrationRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  serve(app, 'GET /admin/labels', config, async ({ query }) => {
    const { rows, counted } = await findLabelPage(db, query);
    return {
      labels: await describeLabels(db, rows, toDay(clock())),
      total: Math.min(counted, adminLabelsMost),
      hasMore: counted > adminLabelsMost,
    };
  });

  serve(app, 'GET /admin/labels/:id', config, async (request) => {
    const row = await findLabel(db, request.params.id);
    if (row === null) throw problem('not-found');
    return describeLabelOf(db, row, toDay(clock()));
  });

  serve(app, 'POST /admin/labels', config, async (request) => {
    return createLabel(request.tx, dependencies, getActor(request), request.body);
  });

  serve(app, 'PATCH /admin/labels/:id', config, (request) =>
    changeLabel(request.tx, dependencies, getActor(request), request.params.id, request.body),
  );

  serve(app, 'GET /admin/labels/:id/details', config, async (request) => {
    const { id } = request.params;
    if ((await findLabel(db, id)) === null) throw problem('not-found');
    return {
      months: await findLabelMonths(db, id, mostMonths),
      people: await findLabelPeople(db, id, mostPeople),
      concerned: await countConcerned(db, id, toDay(clock())),
    };
  });

  serve(app, 'POST /admin/labels/:id/people', { ...config, stepUp: true }, (request) =>
    addPerson(request.tx, dependencies, getActor(request), {
      labelId: request.params.id,
      email: request.body.email,
    }),
  );

  serve(app, 'DELETE /admin/labels/:id/people/:personId', { ...config, stepUp: true }, (request) =>
    removePerson(request.tx, dependencies, getActor(request), {
      labelId: request.params.id,
      personId: request.params.personId,
    }),
  );
};

const getActor = (request: FastifyRequest) => ({ id: getViewer(request).id, address: request.ip });
