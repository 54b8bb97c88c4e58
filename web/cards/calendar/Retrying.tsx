import { Component, type ReactNode, useState } from 'react';
import { ErrorState } from '../../ui/states.tsx';

interface RetryingProps {
  /** What asks; `tries` grows with each time that it is to ask anew. */
  children: (tries: number) => ReactNode;
}

/** Keeps the failure of a part of the calendar inside it, to be tried again there. */
export function Retrying({ children }: RetryingProps) {
  const [tries, setTries] = useState(0);
  return (
    <Boundary key={tries} onRetry={() => setTries(tries + 1)}>
      {children(tries)}
    </Boundary>
  );
}

class Boundary extends Component<{ onRetry: () => void; children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorState message={error.message} onRetry={this.props.onRetry} /> : this.props.children;
  }
}
