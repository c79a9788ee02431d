export { setTitlePrefix, usePageTitle } from './use-page-title';
