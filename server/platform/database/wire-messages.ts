const headerLength = 5;
const startupProtocol = 196_608;
const sync = 'S'.charCodeAt(0);
const simpleQuery = 'Q'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);
const flushRequest = 'H'.charCodeAt(0);

/**
 * Length of the messages up to the last that asks for an answer, so that a statement costs one
 * engine call. Source: PostgreSQL, 'Message Formats'.
 */
export function completeMessagesLength(buffer: Buffer): number {
  if (buffer.length >= 8 && buffer.readInt32BE(4) === startupProtocol && buffer[0] === 0) {
    const length = buffer.readInt32BE(0);
    return buffer.length >= length ? length : 0;
  }
  let offset = 0;
  let complete = 0;
  while (buffer.length - offset >= headerLength) {
    const end = offset + 1 + buffer.readInt32BE(offset + 1);
    if (end > buffer.length) break;
    const type = buffer[offset];
    offset = end;
    if (type === sync || type === simpleQuery || type === terminate || type === flushRequest) {
      complete = end;
    }
  }
  return complete;
}
