import { InvalidInput } from '../domain/kernel/errors.ts';

/** The parts of an input that have an older word beside the newer one. */
interface Sent {
  intensity?: string | null | undefined;
  intensityLevel?: string | null | undefined;
  steps?: readonly { steps: readonly { leg?: string | null }[] }[] | null | undefined;
}

/** Where a field was sent by its newer word, or not at all, that is the word by which it is named where it is wrong. */
export async function namedAsSent<T>(sent: Sent, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(error.errors.map(({ path, message }) => ({ path: pathOf(path, sent), message })));
  }
}

function pathOf(path: string, { intensity, intensityLevel, steps }: Sent): string {
  if (path === 'intensity') return intensityLevel || intensity == null ? 'intensityLevel' : path;
  const [, block, step] = /^steps\.(\d+)\.steps\.(\d+)\.sport$/.exec(path) ?? [];
  return steps?.[Number(block)]?.steps[Number(step)]?.leg ? path.replace(/sport$/, 'leg') : path;
}
