export { askForPasskey, canUsePasskeys, makePasskey } from './passkey';
