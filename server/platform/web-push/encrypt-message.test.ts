import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { arePushSecrets, encryptMessage, pushCurve } from './encrypt-message.ts';

/** RFC 8291, section 5 and appendix A. */
const example = {
  message: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  secrets: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

// Proves push: Encrypted for one browser
it('encrypts as the standard’s own example', () => {
  const sender = createECDH(pushCurve);
  sender.setPrivateKey(Buffer.from(example.privateKey, 'base64url'));
  const salt = Buffer.from(example.salt, 'base64url');
  const body = encryptMessage(example.message, example.secrets, { sender, salt });
  expect(body.toString('base64url')).toBe(example.body);
});

it.each([
  [
    'no point of the curve',
    { ...example.secrets, p256dh: Buffer.alloc(65, 4).toString('base64url') },
  ],
  ['no key', { ...example.secrets, p256dh: 'AAAA' }],
  ['a short secret', { ...example.secrets, auth: 'AAAA' }],
])('knows %s', (_, secrets) => {
  expect(arePushSecrets(secrets)).toBe(false);
  expect(arePushSecrets(example.secrets)).toBe(true);
});
