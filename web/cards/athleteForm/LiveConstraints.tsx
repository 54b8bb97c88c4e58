import { useDeferredValue, useEffect, useState } from 'react';
import type { readConstraints } from '../../../api/core/language/constraints.ts';
import { ConstraintList } from './ConstraintList.tsx';

/** The day here decides what "next week" is. Sweden writes days as we do: 2026-11-20. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** How the server will read the words, while they are written. The reader is fetched with the first of them. */
export function LiveConstraints({ text }: { text: string }) {
  const written = useDeferredValue(text);
  const [read, setRead] = useState<typeof readConstraints | null>(null);
  const isEmpty = written.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    let isLeft = false;
    import('../../../api/core/language/constraints.ts').then(
      (module) => !isLeft && setRead(() => module.readConstraints),
      // the answer of the server says the same when the form is saved
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isEmpty]);
  return <div aria-live="polite">{read && !isEmpty && <ConstraintList constraints={read(written, today())} />}</div>;
}
