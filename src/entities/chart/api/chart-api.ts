import { api, ask, withSample } from '@/shared/api';
import type { Chart } from '@/shared/contract/chart.ts';

export const chartApi = api.injectEndpoints({
  endpoints: (build) => ({
    chart: build.query<Chart, string>({
      queryFn: withSample({
        ...ask('GET /charts/:id'),
        sample: async (id) => (await import('@/shared/sample/sample-charts.ts')).sampleChart(id),
      }),
    }),
  }),
});

export const { useChartQuery } = chartApi;
