export {
  type Plan,
  currentPlan,
  monthlyPlans,
  planLimits,
  promotion,
  yearlyPlans,
  yearlySaving,
} from './model/plans';
export { PlanName } from './ui/PlanName';
