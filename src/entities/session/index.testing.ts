export { asVisitor, buildUser, signedIn } from './testing/build-user';
