export {
  type Plan,
  monthlyPlans,
  planLimits,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './model/plans';
export { PlanBadge } from './ui/PlanBadge';
