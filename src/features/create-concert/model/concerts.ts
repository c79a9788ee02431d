import { createdList } from '@/entities/outbox';
import type { ConcertForm } from '@/shared/contract/concert.ts';

/** A concert on this device. */
export type NewConcert = ConcertForm & {
  id: string;
  /** Under which key a picture of it waits on the device; null where there is none. */
  fileKey: string | null;
};

const texts = [
  'id',
  'title',
  'venue',
  'city',
  'country',
  'date',
  'time',
  'doors',
  'currency',
  'description',
  'ageRestriction',
  'ticketUrl',
  'venueImage',
  'presaleCode',
] as const;

const numbers = ['capacity', 'ticketPriceMin', 'ticketPriceMax'] as const;

function isNewConcert(candidate: unknown): candidate is NewConcert {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { supportingActs, fanClubPresale, fileKey, ...rest } = candidate as Record<string, unknown>;
  return (
    texts.every((name) => typeof rest[name] === 'string') &&
    numbers.every((name) => typeof rest[name] === 'number') &&
    Array.isArray(supportingActs) &&
    supportingActs.every((act) => typeof act === 'string') &&
    typeof fanClubPresale === 'boolean' &&
    (fileKey === null || typeof fileKey === 'string')
  );
}

/** Concerts that the server does not have yet: to create one sends no request of its own. See docs/product/outbox.md. */
export const newConcerts = createdList<NewConcert>({
  name: 'promotion/concerts/artist',
  act: 'create-concert',
  isItem: isNewConcert,
  nameOf: ({ title }) => title,
  bodyOf: ({ id: _, fileKey: __, ...form }) => form,
});
