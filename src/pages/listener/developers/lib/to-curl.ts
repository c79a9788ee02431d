import type { ApiCall, Parameter } from './read-calls.ts';

/** `trackId` → `TRACK_ID` */
const toPlaceholder = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const toText = (example: unknown) =>
  typeof example === 'string' ? example : JSON.stringify(example);

const toValue = ({ name, example }: Pick<Parameter, 'name' | 'example'>) =>
  example === undefined ? toPlaceholder(name) : encodeURIComponent(toText(example));

type Called = Pick<ApiCall, 'method' | 'path' | 'parameters' | 'body' | 'access'>;

/** The call as a command for a shell, with placeholders for what only the caller knows. */
export function toCurl({ method, path, parameters, body, access }: Called, base: string): string {
  const at = (place: Parameter['place']) => parameters.filter((each) => each.place === place);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    toValue(at('path').find((each) => each.name === name) ?? { name }),
  );
  const question = at('query')
    .filter(({ isRequired }) => isRequired)
    .map((each) => `${each.name}=${toValue(each)}`)
    .join('&');
  const address = `${base}${filled}${question && `?${question}`}`;
  const headers = at('header')
    .filter(({ isRequired }) => isRequired)
    .map(({ name, example }) => `${name}: ${toText(example ?? toPlaceholder(name))}`);
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(address)}`,
    ...(access === 'anybody'
      ? []
      : [`-H ${quote(`Authorization: Bearer ${toPlaceholder('token')}`)}`]),
    ...(body ? [`-H ${quote(`Content-Type: ${body.type}`)}`] : []),
    ...headers.map((header) => `-H ${quote(header)}`),
    ...(body ? [toData(body)] : []),
  ];
  return parts.join(' \\\n  ');
}

function toData({ schema, example }: NonNullable<ApiCall['body']>): string {
  if (schema === null) return '--data-binary @FILE';
  return example === undefined ? '-d @body.json' : `-d ${quote(JSON.stringify(example))}`;
}
