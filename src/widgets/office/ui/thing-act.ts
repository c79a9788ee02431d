/** What may be done with a thing of a list. */
export type ThingAct = {
  /** One verb, with what it is done to where the verb alone does not say it. */
  label: string;
  /** With the name of the thing, for screen readers. */
  name: string;
  onPress: () => void;
  isPending?: boolean;
  /** Something is lost for good. */
  isDanger?: boolean;
  /** It opens a window. */
  hasDialog?: boolean;
};
