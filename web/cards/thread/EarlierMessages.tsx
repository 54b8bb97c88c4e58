import { useState } from 'react';
import { graphql } from 'react-relay';
import type { EarlierMessagesQuery } from '../../__generated__/EarlierMessagesQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { useAsked } from '../activities/useAsked.ts';
import { MessageLine } from './MessageLine.tsx';

interface EarlierMessagesProps {
  threadId: string;
  /** Cursor of the first message that is shown. */
  before: string;
  /** Grows where any of them may have changed. */
  changes: number;
  onChange: () => void;
}

/** The messages before those that are shown, asked for when somebody wants to read them; page by page, back to the first. */
export function EarlierMessages(props: EarlierMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <EarlierPage {...props} />;
  return (
    <li>
      <Button size="small" tone="ghost" onClick={() => setOpen(true)}>
        Earlier Messages
      </Button>
    </li>
  );
}

function EarlierPage({ threadId, before, changes, onChange }: EarlierMessagesProps) {
  const { state, data, again } = useAsked<EarlierMessagesQuery>(
    graphql`
      query EarlierMessagesQuery($id: ID!, $before: String!) {
        node(id: $id) {
          ... on Thread @alias(as: "thread") {
            messages(last: 50, before: $before) {
              pageInfo {
                hasPreviousPage
                startCursor
              }
              edges {
                node {
                  ...MessageLine_message @relay(mask: false)
                }
              }
            }
          }
        }
      }
    `,
    { id: threadId, before },
    changes,
  );
  if (state !== 'here')
    return (
      <li>
        <Button size="small" tone="ghost" busy={state === 'loading'} onClick={again}>
          {state === 'failed' ? 'Try Again' : 'Earlier Messages'}
        </Button>
      </li>
    );
  const page = data.node?.thread?.messages;
  const { hasPreviousPage = false, startCursor } = page?.pageInfo ?? {};
  return (
    <>
      {hasPreviousPage && startCursor && (
        <EarlierMessages threadId={threadId} before={startCursor} changes={changes} onChange={onChange} />
      )}
      {page?.edges.map(({ node }) => (
        <MessageLine key={node.id} message={node} onChange={onChange} />
      ))}
    </>
  );
}
