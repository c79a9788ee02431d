export type ThingAct = {
  /** A verb. */
  label: string;
  /** With the item's name, for screen readers. */
  name: string;
  onPress: () => void;
  isPending?: boolean;
  isDanger?: boolean;
  hasDialog?: boolean;
};
