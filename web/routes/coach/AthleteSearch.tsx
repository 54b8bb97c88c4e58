import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';

/** A pause in typing; then the list is asked for. */
const PAUSE_MS = 250;

/** What is being typed, by itself: the list is drawn anew only once it is asked for. */
export function AthleteSearch({ initial, onSearch }: { initial: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(initial);
  const asked = useRef(initial);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    if (typed === asked.current) return;
    const pause = setTimeout(() => {
      asked.current = typed;
      latest.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return (
    <Field label="Search">
      <TextInput
        type="search"
        value={typed}
        placeholder="Name or e-mail"
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
