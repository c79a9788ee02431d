import {
  addLabelPersonBodySchema,
  adminLabelDetailsSchema,
  adminLabelListSchema,
  adminLabelQuerySchema,
  adminLabelSchema,
  changeLabelBodySchema,
  createLabelBodySchema,
  labelPeopleSchema,
} from '../label-administration.ts';
import type { Calls } from './call.ts';

export const labelAdministrationCalls = {
  'GET /admin/labels': { query: adminLabelQuerySchema, answer: adminLabelListSchema },
  'GET /admin/labels/:id': { answer: adminLabelSchema },
  'POST /admin/labels': { body: createLabelBodySchema, answer: adminLabelSchema, status: 201 },
  'PATCH /admin/labels/:id': { body: changeLabelBodySchema, answer: adminLabelSchema },
  'GET /admin/labels/:id/details': { answer: adminLabelDetailsSchema },
  'POST /admin/labels/:id/people': { body: addLabelPersonBodySchema, answer: labelPeopleSchema },
  'DELETE /admin/labels/:id/people/:personId': { answer: labelPeopleSchema },
} as const satisfies Calls;
