import { IconMoodPlus } from '@tabler/icons-react';
import { graphql } from 'react-relay';
import type { ReactionsMutation } from '../../__generated__/ReactionsMutation.graphql.ts';
import { REACTIONS } from '../../../api/core/codes/thread.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Layout.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import type { ThreadMessage } from './threadMessage.ts';

interface ReactionsProps {
  message: Pick<ThreadMessage, 'id' | 'reactions'>;
  onChange: () => void;
}

/** The reactions that a message has, each a switch of one's own, and a menu of the others. */
export function Reactions({ message: { id, reactions }, onChange }: ReactionsProps) {
  const [react, isReacting] = useAct<ReactionsMutation>(
    graphql`
      mutation ReactionsMutation($input: ReactToMessageInput!) {
        reactToMessage(input: $input) {
          ... on ReactToMessagePayload @alias(as: "payload") {
            threadMessage {
              id
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to set the reaction', done: onChange },
  );
  const set = reactions.filter(({ count }) => count > 0);
  const others = REACTIONS.filter((emoji) => set.every((each) => each.emoji !== emoji));
  return (
    <Inline gap={1}>
      {set.map(({ emoji, count, isYours }) => (
        <Button
          key={emoji}
          size="small"
          tone={isYours ? undefined : 'ghost'}
          aria-pressed={isYours}
          aria-label={`${emoji}, ${count}`}
          disabled={isReacting}
          onClick={() => react({ messageId: id, emoji, isOn: !isYours })}
        >
          {emoji} {count}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          align="start"
          label="Reactions"
          trigger={
            <Button
              size="small"
              tone="ghost"
              aria-label="React"
              disabled={isReacting}
              icon={<IconMoodPlus size={16} aria-hidden />}
            />
          }
        >
          {others.map((emoji) => (
            <MenuItem key={emoji} onSelect={() => react({ messageId: id, emoji, isOn: true })}>
              {emoji}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Inline>
  );
}
