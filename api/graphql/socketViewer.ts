import type { Viewer } from '../domain/kernel/access.ts';
import type { Clock } from '../domain/kernel/ports.ts';

/** A session or token may end by its time, and word of its end be lost on the way: after so long it is asked again. */
const KNOWN_MS = 5000;

/** Who asks over one socket: looked up once and kept until something about their access changes, not for each message. */
export function createAsked(look: () => Promise<Viewer | null>, clock: Clock) {
  let answer: Promise<Viewer | null> | null = null;
  let askedAt = 0;

  const ask = (now: number): Promise<Viewer | null> => {
    askedAt = now;
    const asked = look();
    // who could not be looked up is asked anew
    asked.catch(() => {
      if (answer === asked) answer = null;
    });
    return (answer = asked);
  };

  return {
    viewer: (): Promise<Viewer | null> => {
      const now = clock().getTime();
      return answer && now >= askedAt && now - askedAt < KNOWN_MS ? answer : ask(now);
    },
    forget: (): void => void (answer = null),
  };
}
