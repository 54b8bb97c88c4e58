import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/states.tsx';

/** Keeps the failure of a part inside that part: the page around it stays as it is. */
export class FailureNotice extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <ErrorState message={this.state.error.message} /> : this.props.children;
  }
}
