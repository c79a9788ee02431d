import { randomBytes } from 'node:crypto';
import { sql } from '#drizzle/orm.ts';
import { openFirstRun } from '../modules/accounts/first-run/open-first-run.ts';
import { openStore } from '../platform/assets/open-store.ts';
import { openRows, serveSnapshots } from '../platform/backup/snapshots.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { addVaultMark } from '../platform/vault/vault.repository.ts';
import { makeVault } from '../platform/vault/vault.ts';
import { startTestApp } from './start-test-app.ts';

export const formerKey = 'la llave del servicio de antes, con más de 32 letras';

export const formerOwner = { email: 'luz@example.com', password: 'una frase bien larga' };

type Former = {
  files: number;
  /** Bytes of each. */
  bytes: number;
  /** Of a table of plain rows. */
  rows: number;
};

/** Writes the backup of a service that has an admin, random files and rows. */
export async function writeFormerBackup(path: string, { files, bytes, rows }: Former) {
  const source = await startTestApp({ config: { demo: false } });
  const stop =
    source.config.databaseUrl === undefined &&
    (await serveSnapshots({ ...source, log: source.app.log }));
  try {
    const code = (await openFirstRun(source.db, { demo: false })) ?? '';
    await source.app.firstRun.look();
    const names = { serviceName: 'Radio Faro', displayName: 'Luz Cañas' };
    const payload = { ...formerOwner, ...names, code };
    await source.app.inject({ method: 'POST', url: '/api/first-run', payload });
    await addVaultMark(source.db, makeVault(formerKey).mark('vault'));
    for (let at = 0; at < files; at += 1) {
      const sent = { owner: 'former', purpose: `test-${at}`, type: 'image/png' };
      await source.assets.stage(randomBytes(bytes), sent);
    }
    await source.db.execute(
      sql`insert into artist (id, name, genre, country, bio, social_links, related_ids)
        select 'art_' || n, 'Número ' || n, 'Pop', 'ES', repeat('una vida larga ', 20), '{}', '{}'
        from generate_series(1, ${rows}) as n`,
    );
    const from = { store: openStore(source.config), open: () => openRows(source.config) };
    await writeBackup(path, from, { passphrase: undefined, version: '0.2.0', now: new Date() });
  } finally {
    if (stop) await stop();
    await source.close();
  }
}
