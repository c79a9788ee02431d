import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { logFailure } from '@/shared/lib/log';

type LazySchema<Values extends FieldValues> = Resolver<Values> & { prefetch: () => void };

/**
 * Fetches the schema on the first validation or by `usePrefetchedSchema`. Until it arrives only
 * `checkWithoutIt` runs: rules that the server cannot know.
 */
export function lazySchema<Values extends FieldValues>(
  fetchSchema: () => Promise<ZodMiniType<Values, Values>>,
  checkWithoutIt: (values: Values) => FieldErrors<Values> = () => ({}),
): LazySchema<Values> {
  let loading: Promise<Resolver<Values> | null> | null = null;

  const fetchResolver = async (): Promise<Resolver<Values> | null> => {
    try {
      const [{ standardSchemaResolver }, schema] = await Promise.all([
        import('@hookform/resolvers/standard-schema'),
        fetchSchema(),
      ]);
      return standardSchemaResolver(schema);
    } catch (error) {
      logFailure('form schema', error);
      loading = null;
      return null;
    }
  };
  const load = () => (loading ??= fetchResolver());

  const resolver: Resolver<Values> = async (values, context, options) => {
    const validate = await load();
    if (validate) return validate(values, context, options);
    const errors = checkWithoutIt(values);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
  return Object.assign(resolver, { prefetch: () => void load() });
}
