import { expect, it } from 'vitest';
import { emptyPart, type ShareForm, toForm, toShare, type TypedPart } from './share-form';
import { partsLeft } from './parts-left';
import { shareFormSchema } from './share-rules';

const artist: TypedPart = { ...emptyPart, role: 'main', part: '60', isArtist: true };
const producer: TypedPart = { ...emptyPart, part: '25,5', email: 'productora@example.com' };
const voice: TypedPart = { ...emptyPart, role: 'featured', part: '14,5', email: 'voz@example.com' };

const form = (parts: TypedPart[]): ShareForm => ({ startsOn: '2027-01-01', parts, sum: '' });

const faultsOf = (parts: TypedPart[]) =>
  shareFormSchema
    .safeParse(form(parts))
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  [['60', '40'], 0],
  [['33,33', '33,33', '33,33'], 0.01],
  [['60', ''], 40],
  [['60', 'mucho'], 40],
  [['70', '40,01'], -10.01],
])('of %j leaves %d', (parts, left) => {
  expect(partsLeft(parts.map((part) => ({ part })))).toBe(left);
});

it('is sent in percent, with emails or payees', () => {
  expect(faultsOf([artist, producer, voice])).toBeUndefined();
  const known = { ...voice, email: '', payeeId: 'pay_1', name: 'Voz' };
  expect(toShare('trk_1', form([artist, producer, known]))).toEqual({
    trackId: 'trk_1',
    startsOn: '2027-01-01',
    parts: [
      { role: 'main', part: 60 },
      { role: 'producer', part: 25.5, email: 'productora@example.com' },
      { role: 'featured', part: 14.5, payeeId: 'pay_1' },
    ],
  });
});

// Proves recording-shares: Faults of the form
it('says what is wrong with which part', () => {
  expect(
    faultsOf([
      artist,
      { ...producer, email: 'nadie' },
      { ...voice, part: '0' },
      { ...voice, part: 'x' },
      { ...voice, email: 'otra@example.com', part: '101' },
    ]),
  ).toEqual([
    'parts.1.email: email',
    'parts.2.part: nothing',
    'parts.3.email: twice',
    'parts.4.part: part',
    'sum: notWhole',
  ]);
  expect(faultsOf([{ ...artist, part: '100' }])).toEqual(['sum: alone']);
});

it('begins with the artist, or with who has a part today', () => {
  const write = String;
  const named = { artist: 'Nora', startsOn: '2027-01-01', write };
  expect(toForm(undefined, named).parts.map(({ name, isArtist }) => [name, isArtist])).toEqual([
    ['Nora', true],
    [null, false],
  ]);
});
