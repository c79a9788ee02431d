import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { startTogetherApp } from '../../../testing/start-together-app.ts';
import { makeTestDatabase } from '../../../testing/test-database.ts';

// Proves together: The host steers
it('tells people on another server what the host did', async () => {
  const database = await makeTestDatabase();
  const here = await startTogetherApp({ database });
  const there = await startTestApp({ database: { ...database, remove: async () => {} } });
  onTestFinished(async () => {
    await there.close();
    await here.tonada.close();
  });
  const elsewhere = await there.app.listen({ port: 0, host: '127.0.0.1' });
  const ana = await here.tonada.signIn();
  const bea = await here.tonada.signIn();
  const mine = await here.begin(ana);
  await here.join(bea, mine);
  const nextNews = await here.follow(bea, elsewhere);
  expect(await nextNews()).toBe('changed');
  await here.command(ana, { kind: 'pause' });
  expect(await nextNews()).toBe('changed');
  await here.send(ana, 'DELETE', '');
  expect(await nextNews()).toBe('changed');
  expect(await nextNews()).toBe('ended');
});
