/** What precedes the samples of a WAV, of which `form` is the format. Source: RFC 2361. */
export function makeRiffHead(form: Buffer, bytes: number): Buffer {
  const head = Buffer.alloc(20 + form.length + 8);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(head.length - 8 + bytes, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(form.length, 16);
  form.copy(head, 20);
  head.write('data', 20 + form.length, 'latin1');
  head.writeUInt32LE(bytes, 24 + form.length);
  return head;
}
