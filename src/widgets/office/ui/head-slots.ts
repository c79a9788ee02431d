import { createContext, use } from 'react';

/** Null until mounted. */
export type HeadSlots = { act: HTMLElement | null; tabs: HTMLElement | null };

/** Undefined where there is no head. */
export const HeadSlotsContext = createContext<HeadSlots | undefined>(undefined);

export const useHeadSlots = (): HeadSlots | undefined => use(HeadSlotsContext);
