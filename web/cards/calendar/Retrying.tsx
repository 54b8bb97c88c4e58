import { Component, type ReactNode, useState } from 'react';
import { ErrorState } from '../../ui/states.tsx';

interface RetryingProps {
  /** What asks; `tries` grows with each time that it is to ask anew. */
  children: (tries: number) => ReactNode;
  /** It stands for the body of a table with so many columns. */
  inTable?: number;
}

/** Keeps the failure of a part of the calendar inside it, to be tried again there. */
export function Retrying({ children, inTable }: RetryingProps) {
  const [tries, setTries] = useState(0);
  return (
    <Boundary key={tries} inTable={inTable} onRetry={() => setTries(tries + 1)}>
      {children(tries)}
    </Boundary>
  );
}

interface BoundaryProps extends Pick<RetryingProps, 'inTable'> {
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { inTable, onRetry, children } = this.props;
    if (!error) return children;
    const failure = <ErrorState message={error.message} onRetry={onRetry} />;
    if (inTable === undefined) return failure;
    return (
      <tbody>
        <tr>
          <td colSpan={inTable}>{failure}</td>
        </tr>
      </tbody>
    );
  }
}
