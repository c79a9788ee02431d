import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Workspaces, workspacesSchema } from '#contract/workspace.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
  const artist = tonada.people['artist']?.id ?? '';
  await tonada.db.insert(artistMemberTable).values({ artistId: uno, userId: artist });
});
afterAll(() => tonada.close());

const ask = (who?: string) =>
  tonada.app.inject({
    url: '/api/workspaces',
    headers: (who && tonada.people[who]?.headers) || {},
  });

async function read(who: string): Promise<Workspaces> {
  const answer = await ask(who);
  expect(workspacesSchema.parse(answer.json())).toEqual(answer.json());
  return workspacesSchema.parse(answer.json());
}

const getNames = ({ artists, labels }: Workspaces) => ({
  artists: artists.map(({ id, labelId }) => [id, labelId]),
  labels: labels.map(({ name }) => name),
});

describe('the workspaces of a user', () => {
  it.each([
    [undefined, 401],
    ['user', 403],
    ['editorial', 403],
    ['artist', 200],
    ['label', 200],
    ['admin', 200],
  ] as const)('answers %s with %i', async (who, status) => {
    expect((await ask(who)).statusCode).toBe(status);
  });

  it('is an artist of their own', async () => {
    expect(getNames(await read('artist'))).toEqual({ artists: [[uno, null]], labels: [] });
  });

  // Proves ownership: For whom a user may act
  it('is an artist under contract with their label today, and no other', async () => {
    const { casa, otra } = tonada.labels;
    expect(getNames(await read('casa'))).toEqual({ artists: [[faro, casa]], labels: ['Casa'] });
    expect(getNames(await read('otra'))).toEqual({ artists: [[uno, otra]], labels: ['Otra'] });
    expect(getNames(await read('label'))).toEqual({ artists: [], labels: [] });
  });

  // Proves ownership: An administrator begins with the artist most heard
  it('starts for an admin with the most played artist', async () => {
    const { artists, labels } = await read('admin');
    expect(artists[0]?.id).toBe(uno);
    expect(labels.map(({ name }) => name)).toEqual(['Casa', 'Otra']);
  });

  it('takes a few statements', async () => {
    expect(await countStatements(() => ask('casa'))).toBeLessThanOrEqual(3);
  });
});
