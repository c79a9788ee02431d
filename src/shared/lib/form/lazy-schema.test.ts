import type { ResolverOptions } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { lazySchema } from './lazy-schema';

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'error.name')) });
type Values = z.infer<typeof schema>;

const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false };
const offline = new TypeError('Failed to fetch dynamically imported module');

let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('passes on the parsed values', async () => {
  const validate = lazySchema<Values>(async () => schema);
  expect(await validate({ name: ' Alma ' }, undefined, options)).toEqual({
    values: { name: 'Alma' },
    errors: {},
  });
});

it('names the fields that the schema refuses', async () => {
  const validate = lazySchema<Values>(async () => schema);
  expect(await validate({ name: '  ' }, undefined, options)).toMatchObject({
    values: {},
    errors: { name: { message: 'error.name' } },
  });
});

it('fetches the schema once, on demand', async () => {
  const fetchSchema = vi.fn<() => Promise<typeof schema>>().mockResolvedValue(schema);
  const validate = lazySchema<Values>(fetchSchema);
  expect(fetchSchema).not.toHaveBeenCalled();
  validate.prefetch();
  validate.prefetch();
  await validate({ name: 'Alma' }, undefined, options);
  expect(fetchSchema).toHaveBeenCalledOnce();
});

it('passes values unchecked if the schema fails to load', async () => {
  const validate = lazySchema<Values>(() => Promise.reject(offline));
  validate.prefetch();
  expect(await validate({ name: '  ' }, undefined, options)).toEqual({
    values: { name: '  ' },
    errors: {},
  });
  expect(warn).toHaveBeenCalledWith('[tonada] form schema', offline);
});

it('retries a failed load of the schema', async () => {
  const fetchSchema = vi
    .fn<() => Promise<typeof schema>>()
    .mockResolvedValue(schema)
    .mockRejectedValueOnce(offline);
  const validate = lazySchema<Values>(fetchSchema);
  await validate({ name: '' }, undefined, options);
  expect((await validate({ name: '' }, undefined, options)).errors).toHaveProperty('name');
});

it('applies the rules that need no schema', async () => {
  const validate = lazySchema<Values>(
    () => Promise.reject(offline),
    ({ name }) => (name === 'Bruno' ? { name: { type: 'validate', message: 'error.other' } } : {}),
  );
  expect(await validate({ name: 'Bruno' }, undefined, options)).toMatchObject({
    values: {},
    errors: { name: { message: 'error.other' } },
  });
  expect((await validate({ name: 'Alma' }, undefined, options)).errors).toEqual({});
});
