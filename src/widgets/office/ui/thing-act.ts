/** An action on an item of a list. */
export type ThingAct = {
  /** A verb, with its object where the verb alone is unclear. */
  label: string;
  /** With the name of the item, for screen readers. */
  name: string;
  onPress: () => void;
  isPending?: boolean;
  /** Deletes something for good. */
  isDanger?: boolean;
  /** It opens a window. */
  hasDialog?: boolean;
};
