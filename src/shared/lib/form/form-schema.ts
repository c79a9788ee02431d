import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { core, ZodMiniType } from 'zod/mini';
import { logFailure } from '@/shared/lib/log';
import { getFault } from './get-fault';

type ReadField = (name: string, typed: unknown) => unknown;

export type FormSchema<Typed extends FieldValues, Sent> = {
  prefetch: () => void;
  resolver: Resolver<Typed, unknown, Sent>;
  /** Reads single fields; null until the rules are fetched. */
  reader: () => Promise<ReadField | null>;
  /** The first fetch, until the rules are there; a failed one stays. */
  opening: () => Promise<unknown> | null;
  /** What was sent as it is typed; without the rules only what needs no codec. */
  write: (sent: object, empty: Typed) => Typed;
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
  let opening: Promise<unknown> | null = null;
  let loaded: ZodMiniType<Sent, Typed> | null = null;
  const fetchOnce = async () => {
    try {
      loaded = await fetchSchema();
    } catch (error) {
      logFailure('form schema', error);
      loading = null;
    }
    return loaded;
  };
  const load = () => (loading ??= fetchOnce());

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
      const shape = getShape(schema);
      return (name, typed) => {
        const read = shape[name]?.safeParse(typed);
        return read?.success ? read.data : typed;
      };
    },
    opening: () => (loaded ? null : (opening ??= load())),
    write: (sent, empty) => {
      const shape = loaded && getShape(loaded);
      const typed = Object.entries(empty).map(([field, example]: [string, unknown]) => {
        const value: unknown = sent[field as keyof typeof sent];
        if (value === undefined) return [field, example];
        const written = shape?.[field]?.safeParse(value, backward);
        if (written) return [field, written.success ? written.data : example];
        const text = typeof value === 'number' ? String(value) : value;
        return [field, typeof text === typeof example && text !== null ? text : example];
      });
      return Object.fromEntries(typed) as Typed;
    },
  };
}

type Shape = { readonly [name: string]: ZodMiniType | undefined };

const getShape = (schema: object) => (schema as { shape?: Shape }).shape ?? {};

/** As `z.encode`, without its checks: a saved value may be older than a limit. */
const backward: object = {
  direction: 'backward',
  skipChecks: true,
} satisfies core.ParseContextInternal;

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
