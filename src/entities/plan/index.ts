export {
  type Plan,
  currentPlan,
  monthlyPlans,
  planInForce,
  planLimits,
  planUntil,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './model/plans';
export { PlanName } from './ui/PlanName';
