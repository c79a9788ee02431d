import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adminUsersMost } from '#contract/administration.ts';
import { DatabasePool } from '../../../platform/database/make-pool.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { insertArtists } from '../../catalogue/artist/artist.repository.ts';
import { listeningTotalTable } from '../../listening/play/listening-total.table.ts';
import { nameOrder } from '../../../platform/database/name-order.ts';
import { changeUser, insertUsers } from '../../people/user/user.repository.ts';
import { userTable } from '../../people/user/user.table.ts';

const tonada = await startTestApp();
const { call, list, read } = await startAdministration(tonada);
afterAll(() => tonada.close());

const getNames = async (query: string) => (await list(query)).users.map(({ name }) => name);

describe('a list of accounts', () => {
  beforeAll(async () => {
    const people = [
      { displayName: 'Álvaro Núñez', email: 'anunez@correo.example', country: 'MX' },
      { displayName: 'Zoë Prat', email: 'prat@musica.example', subscriptionType: 'family' },
      { displayName: 'Óscar Bermejo', email: 'oscar@correo.example', role: 'label' },
      { displayName: 'Bea Prat', email: 'bea@correo.example', status: 'suspended' },
    ] as const;
    for (const person of people) await tonada.signIn(person);
  });

  // Proves administration: The fields of a row
  it('returns each with the fields of its row, including counted plays', async () => {
    const { id } = await tonada.signIn({
      displayName: 'Ana Una',
      email: 'una@example.com',
      subscriptionType: 'student',
      country: 'CL',
    });
    await tonada.db.insert(listeningTotalTable).values({ listenerId: id, seconds: 900, plays: 5 });
    expect(await read(id)).toEqual({
      id,
      name: 'Ana Una',
      email: 'una@example.com',
      subscription: 'student',
      role: 'user',
      joinDate: '2026-01-01',
      status: 'active',
      country: 'CL',
      totalStreams: 5,
      monthlyPayment: 4.99,
    });
  });

  // Proves administration: Search
  it.each([
    ['the name, whatever its case and accents', 'q=NUNEZ', ['Álvaro Núñez']],
    ['several words', 'q=prat+zoe', ['Zoë Prat']],
    ['the email', 'q=oscar@correo', ['Óscar Bermejo']],
    ['a part of the name', 'q=rmej', ['Óscar Bermejo']],
    ['a part of the email', 'q=nunez@correo', ['Álvaro Núñez']],
    ['parts of two words', 'q=var+unez', ['Álvaro Núñez']],
    ['the beginnings of two words', 'q=osc+ber', ['Óscar Bermejo']],
    ['the beginning of the name alone, for two letters', 'q=zo', ['Zoë Prat']],
    ['the beginning of the email alone, for two letters', 'q=an&country=MX', ['Álvaro Núñez']],
    ['nothing that has a letter', 'q=%3F%3F', []],
    ['nobody', 'q=nadiecomoeste', []],
  ])('is searched for %s', async (_what, query, expected) => {
    expect(await getNames(query)).toEqual(expected);
  });

  // Proves administration: Filters
  it.each([
    ['role', 'role=label', ['Óscar Bermejo']],
    ['subscription', 'subscription=family', ['Zoë Prat']],
    ['status', 'status=suspended', ['Bea Prat']],
    ['country', 'country=MX', ['Álvaro Núñez']],
    ['several, and a search', 'q=correo&role=user&status=suspended', ['Bea Prat']],
  ])('is filtered by %s', async (_what, query, expected) => {
    expect(await getNames(query)).toEqual(expected);
  });

  // Proves administration: Order
  it.each([
    ['name', ['Álvaro Núñez', 'Bea Prat', 'Óscar Bermejo']],
    ['-name', ['Óscar Bermejo', 'Bea Prat', 'Álvaro Núñez']],
    ['email', ['Álvaro Núñez', 'Bea Prat', 'Óscar Bermejo']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await getNames(`q=correo&sort=${sort}`)).toEqual(expected);
  });

  // Proves administration: ñ after n
  it('sorts ñ after n, and accents and symbols with their base', async () => {
    const names = ['Nuria', 'Ñu', 'nz', 'Oto', '«Ana»', 'Ámbar', 'Ñandú', 'Zoé'];
    for (const [index, displayName] of names.entries()) {
      await tonada.signIn({ displayName, email: `orden${index}@orden.example` });
    }
    const inOrder = ['Ámbar', '«Ana»', 'Nuria', 'nz', 'Ñandú', 'Ñu', 'Oto', 'Zoé'];
    expect(await getNames('q=orden&sort=name')).toEqual(inOrder);
    expect(await getNames('q=orden&sort=-name')).toEqual(inOrder.toReversed());
  });

  // Proves administration: ñ after n in emails
  it('sorts ñ after n in emails too', async () => {
    const names = ['pez', 'peña', 'pena', 'pento', 'Peñafiel', 'pérez'];
    for (const name of names) {
      await tonada.signIn({ displayName: name, email: `${name}@letras.example` });
    }
    const inOrder = ['pena', 'pento', 'peña', 'Peñafiel', 'pérez', 'pez'];
    expect(await getNames('q=letras&sort=email')).toEqual(inOrder);
    expect(await getNames('q=letras&sort=-email')).toEqual(inOrder.toReversed());
  });

  it('finds an email whose letters and digits read like a number', async () => {
    await tonada.signIn({ displayName: 'Cifra', email: '5ef01c93-972e-9e910a04@cifras.example' });
    expect(await getNames('q=5ef01c93-972e-9e910a04%40cifras.example')).toEqual(['Cifra']);
    expect(await getNames('q=e910')).toEqual(['Cifra']);
  });

  it('names the artists of an account, with ñ after n', async () => {
    const { id } = await tonada.signIn({ displayName: 'Nora', role: 'artist' });
    for (const name of ['Ñandú', 'Nube', 'nz']) {
      const artistId = `art_${name}`;
      const about = {
        genre: 'Folk' as const,
        country: 'ES',
        bio: '',
        socialLinks: {},
        relatedIds: [],
      };
      await tonada.db.transaction((tx) => insertArtists(tx, [{ id: artistId, name, ...about }]));
      await tonada.db.insert(artistMemberTable).values({ artistId, userId: id });
    }
    expect((await read(id)).artists?.map(({ name }) => name)).toEqual(['Nube', 'nz', 'Ñandú']);
  });

  it('finds a name that its user changed', async () => {
    const { id } = await tonada.signIn({ displayName: 'Antes', email: 'cambia@example.com' });
    await changeUser(tonada.db, id, { displayName: 'Después Ñu' });
    expect(await getNames('q=despues+nu')).toEqual(['Después Ñu']);
  });
});

describe('of many accounts', () => {
  const many = adminUsersMost + 60;
  beforeAll(async () => {
    const createdAt = tonada.clock();
    const people = Array.from({ length: many }, (_, index) => ({
      id: `usr_many_${index}`,
      email: `gente${index}@muchas.example`,
      username: `gente${index}`,
      displayName: `Gente ${String(index).padStart(5, '0')}`,
      role: 'editorial' as const,
      joinDate: '2026-02-02',
      createdAt,
    }));
    await insertUsers(tonada.db, people);
  });

  // Proves administration: The cost of a page
  it('reads a page in three statements including the session, with a limited count', async () => {
    const page = await list('role=editorial&page=2');
    expect(page.users.map(({ name }) => name).slice(0, 2)).toEqual(['Gente 00050', 'Gente 00051']);
    expect([page.users.length, page.total, page.hasMore]).toEqual([50, adminUsersMost, true]);
    for (const query of ['', 'q=muchas', 'q=ge', 'role=editorial&sort=-email&page=200']) {
      expect(await countStatements(() => list(query))).toBe(3);
    }
  });

  // Proves administration: The indexes of its orders
  it.each(['role=editorial', 'subscription=free', 'country=US', 'status=active', ''])(
    'reads only the page of ?%s',
    async (query) => {
      const [column, value] = query.split('=');
      const where = column
        ? `where ${column === 'subscription' ? 'subscription_type' : column} = '${value}'`
        : '';
      await tonada.db.execute(sql`analyze "user"`);
      const { rows } = await tonada.db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain select id from "user" ${where} order by sort_key, id limit 50`),
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Sort|Seq Scan/);
    },
  );

  it('reads only the page by email', async () => {
    await tonada.db.execute(sql`analyze "user"`);
    const { rows } = await tonada.db.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from ${userTable} order by ${nameOrder(userTable.email)}, ${userTable.id} limit 50`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(/Sort|Seq Scan/);
  });

  // Proves administration: The index of its search
  it.each(['rmej', 'gente0004'])('looks up %s only in an index', async (part) => {
    await tonada.db.execute(sql`analyze "user"`);
    const { rows } = await tonada.db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain select id from "user"
        where word_ends(name_key || ' ' || email_key) @@ to_tsquery('simple', '''${part}'':*')`),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/user_parts_index/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  it('searches once, whatever the filters’ estimates', async () => {
    await tonada.db.execute(sql`delete from pg_statistic where starelid = '"user"'::regclass`);
    const query = vi.spyOn(DatabasePool.prototype, 'query');
    await list('q=ge&role=editorial&subscription=free&status=active&country=US');
    const calls = query.mock.calls.map((made) => made as unknown as [{ text: string }, unknown[]]);
    query.mockRestore();
    const searches = calls.filter(([{ text }]) => text.includes('"name_key" >='));
    expect(searches).toHaveLength(2);
    for (const [{ text }, values] of searches) {
      const whole = text.replaceAll(/\$(\d+)/g, (_, at) => `'${String(values[Number(at) - 1])}'`);
      const { rows } = await tonada.db.execute<{ 'QUERY PLAN': string }>(
        sql.raw(`explain (analyze, timing off) ${whole}`),
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Each plan node with its conditions.
      const scans = plan.split('->').filter((node) => node.includes('name_key >='));
      expect(scans.length).toBeGreaterThan(0);
      for (const scan of scans) expect(scan).toContain('loops=1)');
    }
  });

  it.each(['page=0', 'page=201', 'page=x', 'role=jefe', 'sort=password', 'nadie=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await call('GET', `users?${query}`)).statusCode).toBe(400);
    },
  );
});
