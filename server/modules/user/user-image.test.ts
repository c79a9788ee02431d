import { eq } from '#drizzle/orm.ts';
import { afterAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { startTestApp } from '../../testing/start-test-app.ts';
import { picturePath } from '../../media/image-path.ts';
import { moveUserImages } from './move-user-images.ts';
import { userImageTable } from './user-image.table.ts';
import { changeUser } from './user.repository.ts';

const tonada = await startTestApp();
afterAll(() => tonada.close());

it('of an older version is moved to the assets, and keeps its address', async () => {
  const { db, app, clock } = tonada;
  const picture = { create: { width: 640, height: 640, channels: 3, background: 'red' } } as const;
  const content = await sharp(picture).webp().toBuffer();
  const people = [await tonada.signIn(), await tonada.signIn()];
  for (const { id: userId } of people) {
    const image = { userId, content, version: 'older', updatedAt: clock() };
    await db.insert(userImageTable).values(image);
    await changeUser(db, userId, { profileImage: picturePath(userId, 'older') });
  }
  await moveUserImages(db, tonada);
  await moveUserImages(db, tonada);
  for (const { id } of people) {
    const answer = await app.inject(picturePath(id, 'older'));
    expect(answer.rawPayload).toEqual(content);
    const [row] = await db.select().from(userImageTable).where(eq(userImageTable.userId, id));
    expect(row?.content).toBeNull();
  }
  clock.advance(30 * 24 * 3_600_000);
  await app.jobs.runDue();
  expect((await app.inject(picturePath(people[0]?.id ?? '', 'older'))).statusCode).toBe(200);
});
