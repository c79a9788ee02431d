import { defineTool } from '@/entities/outbox';
import type { Concert, ConcertForm } from '@/shared/contract/concert.ts';

/** A concert on this device. */
export type NewConcert = ConcertForm & {
  id: string;
  /** Under which key a picture of it waits on the device; null where there is none. */
  fileKey: string | null;
};

/** Concerts: to add one sends no request of its own. See docs/product/concerts.md. */
export const concertTool = defineTool<NewConcert, Concert>({
  address: 'promotion/concerts/artist',
  act: 'create-concert',
  schema: async () => (await import('./concert-rules')).newConcertSchema,
  getName: ({ title }) => title,
  toBody: ({ id: _, fileKey: __, ...body }) => body,
  // Announced, with nothing sold.
  toThing: ({ fileKey: _, ticketPriceMin: min, ticketPriceMax: max, currency, ...concert }) => ({
    ...concert,
    ticketsSold: 0,
    status: 'announced',
    ticketPrice: { min, max, currency },
  }),
});
