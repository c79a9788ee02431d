import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { logFailure } from '@/shared/lib/log';
import { getFault } from './get-fault';

type ReadField = (name: string, typed: unknown) => unknown;

export type FormSchema<Typed extends FieldValues, Sent> = {
  prefetch: () => void;
  resolver: Resolver<Typed, unknown, Sent>;
  /** Reads single fields; null until the rules are fetched. */
  reader: () => Promise<ReadField | null>;
};

/** Error type of the whole form: the rules did not arrive. */
export const unchecked = 'unchecked';

/**
 * Fetches form rules and their library on first use; without them nothing is sent. The next check
 * retries.
 */
export function formSchema<Typed extends FieldValues, Sent extends object>(
  fetchSchema: () => Promise<ZodMiniType<Sent, Typed>>,
): FormSchema<Typed, Sent> {
  let loading: Promise<ZodMiniType<Sent, Typed> | null> | null = null;
  const load = () =>
    (loading ??= fetchSchema().catch((error: unknown) => {
      logFailure('form schema', error);
      loading = null;
      return null;
    }));

  const resolver: Resolver<Typed, unknown, Sent> = async (typed) => {
    const schema = await load();
    const failed = (errors: object) => ({ values: {}, errors: errors as FieldErrors<Typed> });
    if (schema === null) return failed({ root: { type: unchecked } });
    const { data, error } = schema.safeParse(typed);
    if (!error) return { values: data, errors: {} };
    return failed(getFaults(error.issues, typed));
  };

  return {
    prefetch: () => void load(),
    resolver,
    reader: async () => {
      const schema = await load();
      if (schema === null) return null;
      const { shape } = schema as { shape?: { [name: string]: ZodMiniType } };
      return (name, typed) => {
        const read = shape?.[name]?.safeParse(typed);
        return read?.success ? read.data : typed;
      };
    },
  };
}

type Issues = readonly Parameters<typeof getFault>[0][];

/** The first fault of each field; a nested one counts for its field. */
function getFaults(issues: Issues, typed: FieldValues): object {
  const faults: { [field: string]: { type: string; message: string } } = {};
  for (const issue of issues) {
    const [name] = issue.path;
    const field = typeof name === 'string' && name in typed ? name : 'root';
    faults[field] ??= { type: 'rule', message: getFault(issue) };
  }
  return faults;
}
