import { useDeferredValue, useEffect, useState } from 'react';
import type * as Reader from '../../../api/core/language/constraints.ts';
import { ConstraintList, type ShownConstraint } from './ConstraintList.tsx';

/** The day here decides what "next week" is. Sweden writes days as we do: 2026-11-20. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

interface LiveConstraintsProps {
  text: string;
  /** What is told of the words that are kept: dates that were taken off since are not blocked again. */
  kept?: readonly ShownConstraint[];
}

/** How the server will read the words, while they are written. The reader is fetched with the first of them. */
export function LiveConstraints({ text, kept = [] }: LiveConstraintsProps) {
  const written = useDeferredValue(text);
  const [read, setRead] = useState<typeof Reader | null>(null);
  const isEmpty = written.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    let isLeft = false;
    import('../../../api/core/language/constraints.ts').then(
      (module) => !isLeft && setRead(module),
      // the answer of the server says the same when the form is saved
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isEmpty]);
  const told = (reader: typeof Reader) =>
    reader.readConstraints(written, today()).map((one): ShownConstraint => {
      const known = one.dates.length > 0 ? kept.find((each) => each.text === one.text) : undefined;
      return known ?? { ...one, note: reader.constraintNote(one) };
    });
  return <div aria-live="polite">{read && !isEmpty && <ConstraintList constraints={told(read)} />}</div>;
}
