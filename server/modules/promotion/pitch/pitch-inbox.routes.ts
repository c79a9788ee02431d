import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { readInbox } from '../../accounts/staff-action/index.ts';
import { acceptPitch, pitchDecisions, rejectPitch, takeUpPitch } from './decide-pitch.ts';
import { describeJudged } from './describe-pitch.ts';
import { countChoices } from './pitch-filters.repository.ts';
import { findSurroundings } from './pitch-surroundings.repository.ts';
import { countPitches, findPart, findPitch } from './pitch.repository.ts';

/** See docs/product/pitching.md. */
export const pitchInboxRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'editorial.manage' } } as const;

  serve(app, 'GET /editorial/pitches', config, async (request) => {
    const { query } = request;
    const today = toDay(clock());
    const isWaiting = (query.status ?? 'waiting') === 'waiting';
    const [inbox, choices] = await Promise.all([
      readInbox({
        find: (limit) => findPart(db, query, { today, limit }),
        count: () => countPitches(db, query, today),
        getPosition: ({ pitch: { id, submittedAt } }) => ({ order: submittedAt.getTime(), id }),
        describe: (rows) => describeJudged(db, rows, signing(request)),
      }),
      isWaiting ? countChoices(db, query, today) : null,
    ]);
    return { ...inbox, choices };
  });

  serve(app, 'GET /editorial/pitches/:id', config, async (request) => {
    const found = await findPitch(db, request.params.id);
    const [pitch] = await describeJudged(db, found, signing(request));
    if (pitch === undefined) throw problem('not-found');
    return pitch;
  });

  serve(app, 'GET /editorial/pitches/:id/surroundings', config, async (request) => {
    const [found] = await findPitch(db, request.params.id);
    if (found === undefined) throw problem('not-found');
    return findSurroundings(db, found.pitch);
  });

  serve(app, 'POST /editorial/pitches/:id/take', config, async (request) => {
    await pitchDecisions.decide(request, dependencies, (tx, pitch, on) =>
      takeUpPitch(tx, pitch, request.body, on),
    );
  });

  serve(app, 'POST /editorial/pitches/:id/accept', config, async (request) => {
    await pitchDecisions.decide(request, dependencies, (tx, pitch, on) =>
      acceptPitch(tx, pitch, request.body, on),
    );
  });

  serve(app, 'POST /editorial/pitches/:id/reject', config, async (request) => {
    await pitchDecisions.decide(request, dependencies, (tx, pitch, on) =>
      rejectPitch(tx, pitch, request.body, on),
    );
  });

  serve(app, 'POST /editorial/pitches/:id/undo', config, async (request) => {
    await pitchDecisions.undo(request, dependencies);
  });
};
