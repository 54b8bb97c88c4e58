import { MessagesLink } from './MessagesLink.tsx';
import { NoticesLink } from './NoticesLink.tsx';

export interface WaitingLinksProps {
  userId: string;
}

/** What may wait for its reader, each with how much of it. */
export function WaitingLinks({ userId }: WaitingLinksProps) {
  return (
    <>
      <MessagesLink />
      <NoticesLink userId={userId} />
    </>
  );
}
