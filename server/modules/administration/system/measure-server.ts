import { hostname } from 'node:os';
import type { ServerMetrics } from '#contract/system.ts';
import type { CallCounts } from '../../../platform/call-meter.ts';
import type { Config } from '../../../platform/config.ts';
import { busyShare, readCoreTime, readMemory, readStorage } from './machine.ts';
import { makeRing } from './ring.ts';

type Measuring = {
  config: Pick<Config, 'port' | 'dataDir'>;
  clock: () => Date;
  counts: CallCounts;
};

/** Average milliseconds; null without calls. */
export type AnswerTime = number | null;

export type ServerMeter = {
  endMinute: () => Promise<void>;
  read: () => Promise<ServerMetrics>;
  /** Covers the last whole minute, else all calls. */
  answerTime: () => AnswerTime;
};

/** Keeps one hour of minutes, so memory does not grow. */
export function measureServer({ config, clock, counts }: Measuring): ServerMeter {
  const startedAt = clock();
  const hour = { cpu: makeRing(), memory: makeRing(), storage: makeRing(), requests: makeRing() };
  let last = { cores: readCoreTime(), counts: { ...counts } };
  let lastMinute: { cpu: number; requests: number; answerTime: AnswerTime } | undefined;

  const soFar = () => {
    const timed = counts.timed - last.counts.timed;
    return {
      cpu: busyShare(last.cores, readCoreTime()),
      requests: counts.calls - last.counts.calls,
      answerTime: timed === 0 ? null : (counts.time - last.counts.time) / timed,
    };
  };

  return {
    async endMinute() {
      const minute = soFar();
      last = { cores: readCoreTime(), counts: { ...counts } };
      lastMinute = minute;
      hour.cpu.add(minute.cpu);
      hour.requests.add(minute.requests);
      hour.memory.add(readMemory().used);
      hour.storage.add((await readStorage(config.dataDir)).used);
    },

    async read() {
      const { cpu, requests } = lastMinute ?? soFar();
      return {
        name: `${hostname()}:${config.port}`,
        startedAt: startedAt.toISOString(),
        at: clock().toISOString(),
        cpu: { now: cpu, hour: hour.cpu.values() },
        memory: { ...readMemory(), hour: hour.memory.values() },
        storage: { ...(await readStorage(config.dataDir)), hour: hour.storage.values() },
        requests: { now: requests, hour: hour.requests.values() },
      };
    },

    answerTime: () => (lastMinute ?? soFar()).answerTime ?? soFar().answerTime,
  };
}
