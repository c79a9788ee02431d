import type { LightMyRequestResponse } from 'fastify';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type WritingCall = {
  /** A name of `people`, or null for a visitor. */
  who: string | null;
  method: Method;
  url: string;
  payload?: object | undefined;
  /** Tables of attempts and challenges, which outlive a failure. */
  outlive?: readonly string[];
  /** Makes the body of each attempt, where a failed one has used up what it needs. */
  prepare?: () => Promise<object>;
};

export type WritingAnswer = Pick<LightMyRequestResponse, 'json'>;

/** Yields calls, each to be made when the one before has succeeded. */
export type WritingCalls = () => AsyncGenerator<WritingCall, void, WritingAnswer>;

export type Made = { id: string };

export const call = (
  who: string | null,
  method: Method,
  path: string,
  payload?: object,
  outlive: readonly string[] = [],
): WritingCall => ({ who, method, url: `/api/${path}`, payload, outlive });

/** An upload that no save claims is removed after a day. */
export const unclaimed = ['asset', 'asset_use', 'assets', 'release_sound'];
