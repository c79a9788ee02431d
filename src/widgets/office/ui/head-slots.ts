import { createContext, use } from 'react';

/** Elements in the head of the page for what is known further down in it; each is null until it is there. */
export type HeadSlots = { act: HTMLElement | null; tabs: HTMLElement | null };

/** Undefined where there is no head. */
export const HeadSlotsContext = createContext<HeadSlots | undefined>(undefined);

export const useHeadSlots = (): HeadSlots | undefined => use(HeadSlotsContext);
