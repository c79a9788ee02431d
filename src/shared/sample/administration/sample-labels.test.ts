import { expect, it } from 'vitest';
import {
  adminLabelDetailsSchema,
  adminLabelListSchema,
  createLabelBodySchema,
} from '../../contract/label-administration.ts';
import {
  addSamplePerson,
  changeSampleLabel,
  createSampleLabel,
  removeSamplePerson,
  sampleLabelDetails,
  sampleLabels,
} from './sample-labels.ts';
import { samplePendingLabels } from './sample-royalties.ts';

const body = createLabelBodySchema.parse({
  name: 'Mareas Altas',
  email: 'hola@mareas.example',
  website: null,
  country: 'FR',
  foundedYear: 2020,
  contactPerson: null,
  phone: null,
  royaltyRate: 70,
});

it('the sample labels match the contract', () => {
  expect(adminLabelListSchema.parse(sampleLabels({}))).toEqual(sampleLabels({}));
  for (const { id } of sampleLabels({}).labels) {
    expect(adminLabelDetailsSchema.parse(sampleLabelDetails(id))).toEqual(sampleLabelDetails(id));
  }
});

// Proves administration: The example of labels lasts for the visit
it('a label added to the sample is pending until the page is left', () => {
  const { id } = createSampleLabel(body);
  expect(sampleLabels({ q: 'MAREAS', contract: 'pending' }).labels).toMatchObject([
    { id, name: 'Mareas Altas', totalArtists: 0, contractStatus: 'pending' },
  ]);
  changeSampleLabel(id, { contractStatus: 'active' });
  expect(sampleLabels({ q: 'mareas' }).labels[0]?.contractStatus).toBe('active');
  expect(() => changeSampleLabel('nadie', {})).toThrow('no sample label');
});

it('an account added to a sample label works for it until it is removed', () => {
  const [added] = addSamplePerson('lab_sample-2', 'sello@ejemplo.example');
  expect(sampleLabelDetails('lab_sample-2').people).toMatchObject([{ name: 'Balcón Discos' }]);
  expect(removeSamplePerson('lab_sample-2', added?.id ?? '')).toEqual([]);
});

it('a sample label is owed its pending royalties', () => {
  const owed = sampleLabels({ sort: '-monthlyRoyalties' })
    .labels.filter(({ isOwed }) => isOwed)
    .map(({ name }) => name);
  const pending = samplePendingLabels().labels.filter(({ name }) => name !== null);
  expect(owed).toEqual(expect.arrayContaining(pending.map(({ name }) => name)));
  expect(owed).toHaveLength(pending.length);
});
