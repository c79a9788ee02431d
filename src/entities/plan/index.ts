export {
  type Plan,
  currentPlan,
  monthlyPlans,
  planLimits,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './model/plans';
export { PlanBadge } from './ui/PlanBadge';
