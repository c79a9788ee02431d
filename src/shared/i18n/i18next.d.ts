import type Resources from './generated/resources';

declare module 'i18next' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface CustomTypeOptions {
    enableSelector: false;
    defaultNS: 'shared.ui';
    resources: Resources;
    /** Filled in by `startI18n`, so that no caller passes it. */
    defaultVariables: { brand: string };
  }
}
