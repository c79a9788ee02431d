export { serviceApi, useServiceStateQuery } from './api/service-api';
