import type { Trace } from './account-traces.repository.ts';

export async function* jsonDocument(traces: AsyncIterable<Trace>): AsyncGenerator<string> {
  let before = '{';
  for await (const { name, rows } of traces) {
    yield `${before}\n${JSON.stringify(name)}: [`;
    let comma = '';
    for await (const row of rows) {
      yield `${comma}\n  ${JSON.stringify(row)}`;
      comma = ',';
    }
    yield ']';
    before = ',';
  }
  yield '\n}\n';
}
