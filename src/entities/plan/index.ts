export {
  type Plan,
  currentPlan,
  monthlyPlans,
  planLimits,
  planUntil,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './model/plans';
export { PlanName } from './ui/PlanName';
