import type { ApiDocument } from '../model/api-document.ts';
import type { Schema } from './read-value.ts';

export type Content = {
  /** Media type. */
  type: string;
  /** Null for a file. */
  schema: Schema | null;
  example?: unknown;
};

export type Parameter = {
  name: string;
  place: 'path' | 'query' | 'header' | 'cookie';
  isRequired: boolean;
  schema: Schema;
  example?: unknown;
};

export type ApiCall = {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string | undefined;
  isStable: boolean;
  access: 'anybody' | 'either' | 'signedIn';
  parameters: readonly Parameter[];
  body: (Content & { isRequired: boolean }) | null;
  answers: readonly { statuses: readonly string[]; content: Content | null }[];
};

type Operation = ApiDocument['paths'][string][string];
type Answer = Operation['responses'][string];
type Contents = NonNullable<Answer['content']>;

/** In the order of the document. */
export const readCalls = (document: ApiDocument): readonly ApiCall[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      tag: operation.tags?.[0] ?? '',
      summary: operation.summary,
      isStable: operation['x-stability'] === 'stable',
      access: readAccess(operation),
      parameters: readParameters(operation),
      body: readBody(operation),
      answers: readAnswers(operation, document),
    })),
  );

function readAccess({ security }: Operation): ApiCall['access'] {
  if (security === undefined) return 'signedIn';
  if (security.length === 0) return 'anybody';
  return security.some((way) => Object.keys(way).length === 0) ? 'either' : 'signedIn';
}

const readParameters = ({ parameters = [] }: Operation): readonly Parameter[] =>
  parameters.map(({ name, in: place, required = false, schema = {}, example }) => ({
    name,
    place,
    isRequired: required,
    schema,
    ...(example !== undefined && { example }),
  }));

function readContent(contents: Contents | undefined): Content | null {
  const [first] = Object.entries(contents ?? {});
  if (!first) return null;
  const [type, { schema = null, example }] = first;
  return { type, schema, ...(example !== undefined && { example }) };
}

function readBody({ requestBody }: Operation): ApiCall['body'] {
  const content = readContent(requestBody?.content);
  return content && { ...content, isRequired: requestBody?.required ?? false };
}

/** Statuses with the same answer are one. */
function readAnswers({ responses }: Operation, { components }: ApiDocument): ApiCall['answers'] {
  const groups = new Map<string, { statuses: string[]; answer: Answer }>();
  for (const [status, answer] of Object.entries(responses)) {
    const key = answer.$ref ?? status;
    const group = groups.get(key) ?? { statuses: [], answer };
    group.statuses.push(status);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ statuses, answer }) => {
    const name = answer.$ref?.slice(answer.$ref.lastIndexOf('/') + 1) ?? '';
    const known = components.responses?.[name] ?? answer;
    return { statuses, content: readContent(known.content) };
  });
}

export type CallGroup = { tag: string; calls: readonly ApiCall[] };

export function groupCalls(calls: readonly ApiCall[]): readonly CallGroup[] {
  const groups = Map.groupBy(calls, ({ tag }) => tag);
  return [...groups]
    .map(([tag, own]) => ({ tag, calls: own }))
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
}
