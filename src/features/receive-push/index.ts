export { PushDevice } from './ui/PushDevice';
export { endPush, renewPush } from './model/renew-push';
