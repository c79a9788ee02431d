import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { labelQuerySchema } from '#contract/acting.ts';
import { idSchema } from '#contract/primitives.ts';
import {
  changeDraftBodySchema,
  type DraftSaved,
  draftSavedSchema,
  draftSchema,
  preparationSchema,
  preparationsSchema,
  versionBodySchema,
} from '#contract/release.ts';
import { releaseLimits } from '#contract/release-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { say } from '../../../platform/sentences.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { answerOnce } from '../../../platform/repeats/answer-once.ts';
import { requireAgreement } from '../../catalogue/label/index.ts';
import { labelFor } from '../../catalogue/ownership/index.ts';
import { type Acting, findActor } from '../../accounts/staff-action/index.ts';
import { releaseDecisions, undecided } from './decide-release.ts';
import { describeOne, describeReleases } from './describe-release.ts';
import {
  findRelease,
  findUnpublished,
  holdRelease,
  type NamedRelease,
  type ReleaseRow,
} from './release.repository.ts';
import {
  changeDraft,
  createDraft,
  type Preparing,
  removeDraft,
  type SavedDraft,
} from './save-draft.ts';
import { sendRelease, withdrawRelease } from './send-release.ts';

function toSaved(request: FastifyRequest, { faults, ...saved }: SavedDraft): DraftSaved {
  const language = getLanguage(request);
  const said = Object.entries(faults).map(
    ([field, sentence]) => [field, say(sentence, language).text] as const,
  );
  return { ...saved, ...(said.length > 0 && { faults: Object.fromEntries(said) }) };
}

const params = z.strictObject({ id: idSchema });
const query = { querystring: labelQuerySchema };

/** See docs/product/releases.md. */
export const releaseRoutes: AppModule = (app, dependencies) => {
  const { db, clock, assets } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'label.open' } } as const;
  type Query = { label?: string | undefined };

  const getLabel = (tx: Db, request: FastifyRequest) =>
    labelFor(tx, getViewer(request), { named: (request.query as Query).label });

  const asLabel = <Answer>(
    request: FastifyRequest,
    work: (tx: Db, on: Preparing & Acting) => Promise<Answer>,
  ) =>
    answerOnce(request, clock, async (tx) => {
      const { id: userId } = getViewer(request);
      const actor = await findActor(tx, { id: userId, address: request.ip });
      return work(tx, {
        labelId: await getLabel(tx, request),
        userId,
        actor,
        now: clock(),
        assets,
      });
    });

  const onRelease = <Answer>(
    request: FastifyRequest,
    work: (tx: Db, release: ReleaseRow, on: Preparing & Acting) => Promise<Answer>,
  ) =>
    asLabel(request, async (tx, on) => {
      const release = await holdRelease(tx, (request.params as { id: string }).id);
      if (release?.labelId !== on.labelId || release.state === 'live') throw problem('not-found');
      return work(tx, release, on);
    });

  const asToldTo = async (rows: NamedRelease[]): Promise<NamedRelease[]> => {
    const untold = await releaseDecisions.findUntold(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => (untold.has(row.id) ? { ...row, ...undecided } : row));
  };

  app.get(
    '/api/label/drafts',
    { config, schema: { ...query, response: { 200: preparationsSchema } } },
    async (request) => {
      const rows = await findUnpublished(
        db,
        await getLabel(db, request),
        releaseLimits.unpublished,
      );
      return describeReleases(db, await asToldTo(rows), signing(request));
    },
  );

  app.get(
    '/api/label/drafts/:id',
    { config, schema: { params, ...query, response: { 200: preparationSchema } } },
    async (request) => {
      const labelId = await getLabel(db, request);
      const row = await findRelease(db, { id: request.params.id, labelId });
      if (row === null || row.state === 'live') throw problem('not-found');
      const [told = row] = await asToldTo([row]);
      const release = await describeOne(db, told, signing(request));
      if (release === null) throw problem('not-found');
      return release;
    },
  );

  app.post(
    '/api/label/drafts',
    {
      config,
      schema: { ...query, body: draftSchema, response: { 201: draftSavedSchema } },
    },
    async (request) => {
      return asLabel(request, async (tx, on) => {
        await requireAgreement(tx, on.labelId);
        return toSaved(request, await createDraft(tx, request.body, on));
      });
    },
  );

  app.put(
    '/api/label/drafts/:id',
    {
      config,
      schema: {
        params,
        ...query,
        body: changeDraftBodySchema,
        response: { 200: draftSavedSchema },
      },
    },
    (request) =>
      onRelease(request, async (tx, release, on) =>
        toSaved(request, await changeDraft(tx, release, request.body, on)),
      ),
  );

  app.delete(
    '/api/label/drafts/:id',
    { config, schema: { params, ...query, response: { 204: z.null() } } },
    async (request) => {
      await onRelease(request, async (tx, release, on) => {
        await removeDraft(tx, release, on);
        return null;
      });
    },
  );

  app.post(
    '/api/label/drafts/:id/send',
    {
      config,
      schema: { params, ...query, body: versionBodySchema, response: { 200: draftSavedSchema } },
    },
    (request) =>
      onRelease(request, async (tx, release, on) => {
        await requireAgreement(tx, on.labelId);
        return { id: release.id, version: await sendRelease(tx, release, request.body, on) };
      }),
  );

  app.post(
    '/api/label/drafts/:id/withdraw',
    { config, schema: { params, ...query, response: { 200: draftSavedSchema } } },
    (request) =>
      onRelease(request, async (tx, release, on) => ({
        id: release.id,
        version: await withdrawRelease(tx, release, on),
      })),
  );
};
