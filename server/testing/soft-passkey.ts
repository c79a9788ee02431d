import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A software authenticator with an ES256 key, whose answers look like a browser's (WebAuthn,
 * level 3).
 */
export function makeSoftPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const rpIdHash = sha256(Buffer.from(new URL(origin).hostname));
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  /** Flags: user present and verified. */
  const authenticatorData = (flags: number, rest: Buffer[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, ...rest]);
  };

  return {
    id,
    /** Sets the signature counter that the next use reports. */
    setCounter: (value: number) => {
      counter = value;
    },
    register(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        // A COSE map: EC2, ES256, P-256, x and y.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const size = Buffer.from([0, credentialId.length]);
      const data = authenticatorData(0x45, [Buffer.alloc(16), size, credentialId, key]);
      const attestation = Buffer.concat([
        // A CBOR map: no attestation, and the data.
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer(challenge: string, from = origin) {
      counter += 1;
      const data = authenticatorData(0x05);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
