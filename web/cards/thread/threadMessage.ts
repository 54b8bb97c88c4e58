import type { MessageLine_message$data } from '../../__generated__/MessageLine_message.graphql.ts';

/** A message as a thread shows it. */
export type ThreadMessage = Omit<MessageLine_message$data, ' $fragmentType'>;
