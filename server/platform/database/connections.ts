import { laneRules } from '../jobs/lanes.ts';

/** The most of one server on PostgreSQL; the embedded engine has one for all. */
export type DatabaseConnections = { people: number; jobs: number };

const slots = Object.values(laneRules).reduce((sum, { atOnce }) => sum + atOnce, 0);

/** A slot has one at a time; two are for taking jobs and keeping leases. */
export const usualConnections: DatabaseConnections = { people: 10, jobs: slots + 2 };
