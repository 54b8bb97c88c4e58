import type { z } from 'zod';

/** Those that can be read: one that cannot takes no others with it. */
export const readable = <T>(shape: z.ZodType<T>, all: readonly unknown[]): T[] =>
  all.flatMap((each) => shape.safeParse(each).data ?? []);
