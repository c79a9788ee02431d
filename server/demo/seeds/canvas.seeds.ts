import { asc, eq } from '#drizzle/orm.ts';
import type { CanvasStatus } from '#contract/canvas.ts';
import { addJob } from '../../platform/jobs/job.repository.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import { drawJob } from '../promotion/draw-canvas.ts';
import { canvasTable } from '../../modules/promotion/canvas/canvas.table.ts';

type Plan = {
  status: CanvasStatus;
  /** In days. */
  age: number;
  description: string;
  views?: number;
  engagement?: number;
  feedback?: string;
};

const plans: readonly Plan[] = [
  {
    status: 'live',
    age: 40,
    description: 'Los colores de la portada, dando vueltas.',
    views: 18_452,
    engagement: 12.4,
  },
  { status: 'approved', age: 12, description: 'La misma luna, vista desde el agua.' },
  { status: 'pending', age: 1, description: 'Discos que giran al compás del estribillo.' },
  {
    status: 'rejected',
    age: 20,
    description: 'Primera versión, con el título encima.',
    feedback: 'El video lleva el título de la canción. Quita el texto y envíalo otra vez.',
  },
  { status: 'draft', age: 3, description: 'Sin terminar.' },
];

const day = 24 * 3_600_000;

export const canvasSeeds: readonly Seed[] = [
  {
    name: '0019_canvases',
    async add(tx, now) {
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const artistId = demoAccounts.find((account) => account.artistId !== undefined)?.artistId;
      if (artistId === undefined) return;
      const tracks = await tx
        .select({ id: trackTable.id, title: trackTable.title })
        .from(trackTable)
        .where(eq(trackTable.artistId, artistId))
        .orderBy(asc(trackTable.albumId), asc(trackTable.position))
        .limit(plans.length);
      for (const [index, { age, status, ...plan }] of plans.entries()) {
        const track = tracks[index];
        if (track === undefined) continue;
        const id = `cnv_demo-${status}`;
        const madeAt = new Date(now.getTime() - age * day);
        const isDecided = status !== 'pending' && status !== 'draft';
        const decidedAt = new Date(madeAt.getTime() + day);
        await tx.insert(canvasTable).values({
          id,
          artistId,
          trackId: track.id,
          trackTitle: track.title,
          tags: [],
          startTime: 0,
          endTime: 3,
          status,
          createdAt: madeAt,
          sentAt: madeAt,
          updatedAt: isDecided ? decidedAt : madeAt,
          decidedBy: isDecided ? 'Editorial' : null,
          ...plan,
        });
        await addJob(tx, { kind: drawJob, key: id, payload: { canvasId: id }, runAt: now });
      }
    },
  },
];
