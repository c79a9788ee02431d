import { defineTool } from '@/entities/outbox';
import type { Concert, ConcertForm } from '@/shared/contract/concert.ts';

/** A concert on this device. */
export type NewConcert = ConcertForm & {
  id: string;
  /** Key of its picture on the device; null without one. */
  fileKey: string | null;
};

/** Concerts; adding one sends no request of its own. See docs/product/concerts.md. */
export const concertTool = defineTool<NewConcert, Concert>({
  address: 'promotion/concerts/artist',
  act: 'create-concert',
  schema: async () => (await import('./concert-rules')).newConcertSchema,
  getName: ({ title }) => title,
  toBody: ({ id: _, fileKey: __, ...body }) => body,
  // Announced, without sales.
  toThing: ({ fileKey: _, ticketPriceMin: min, ticketPriceMax: max, currency, ...concert }) => ({
    ...concert,
    ticketsSold: 0,
    status: 'announced',
    ticketPrice: { min, max, currency },
  }),
});
