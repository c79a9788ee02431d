import { http, HttpResponse } from 'msw';
import { expect, type within } from 'storybook/test';
import { refused, unanswered } from '@/shared/testing';

type Seen = { canvas: ReturnType<typeof within> };

const seen = (find: (canvas: Seen['canvas']) => Promise<HTMLElement>) => ({
  play: async ({ canvas }: Seen) => {
    await expect(await find(canvas)).toBeVisible();
  },
});

type Options = {
  /** Pattern of the call. */
  path: string;
  answer: object;
  /** Name of the sheet's table. */
  table: string;
};

/** Story parameters for each state of a statement's screen. */
export const statementStates = ({ path, answer, table }: Options) => ({
  answers: [http.get(path, () => HttpResponse.json(answer))],
  /** @param back target of the back link */
  ready: (back: string) => ({
    play: async ({ canvas }: Seen) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Extracto');
      await expect(canvas.getByText('octubre de 2026')).toBeVisible();
      await expect(canvas.getByText('Pendiente')).toBeVisible();
      await expect(canvas.getByRole('table', { name: table })).toBeVisible();
      await expect(canvas.getByRole('table', { name: 'Lo ganado por país' })).toBeVisible();
      const link = canvas.getByRole('link', { name: 'Volver a pagos' });
      await expect(link).toHaveAttribute('href', back);
    },
  }),
  loading: { parameters: { msw: [unanswered(path)] } },
  notFound: {
    parameters: { msw: [refused(path, 'not-found')] },
    ...seen((canvas) => canvas.findByText('Extracto no encontrado')),
  },
  failed: {
    parameters: { msw: [refused(path, 'forbidden')] },
    ...seen((canvas) => canvas.findByRole('button', { name: 'Reintentar' })),
  },
  sample: {
    parameters: { msw: [http.get(path, () => HttpResponse.error())] },
    ...seen((canvas) => canvas.findByRole('table', { name: table })),
  },
});
