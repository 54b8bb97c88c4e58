import { graphql, useFragment } from 'react-relay';
import type { KeepList_viewer$data, KeepList_viewer$key } from '../../__generated__/KeepList_viewer.graphql.ts';
import { Checkbox } from '../../ui/choices.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { calendarWord, deviceProviderWord } from './settingsWords.ts';

/** Something besides a browser that lets somebody in. */
export interface WayIn {
  id: string;
  label: string;
}

/** What can be kept, a line for each kind. */
const KINDS: readonly ((viewer: KeepList_viewer$data) => WayIn[] | undefined)[] = [
  ({ accessTokens }) => accessTokens?.map(({ id, name }) => ({ id, label: `Access token “${name}”` })),
  ({ calendarFeeds }) =>
    calendarFeeds?.map(({ id, kind }) => ({ id, label: `Calendar address “${calendarWord(kind) ?? kind}”` })),
  ({ deviceAccounts }) =>
    deviceAccounts
      ?.filter(({ wantsKey }) => !wantsKey)
      .map(({ id, provider }) => ({ id, label: `Device account “${deviceProviderWord(provider) ?? provider}”` })),
  ({ webhooks }) =>
    webhooks
      ?.filter(({ state }) => state !== 'OFF')
      .map(({ id, url }) => ({ id, label: `Webhook “${new URL(url).host}”` })),
  ({ coach }) =>
    coach?.invites.map(({ id, name }) => ({ id, label: name ? `Invitation of ${name}` : 'Invitation without a name' })),
];

/** What lets somebody into this account besides browsers, as it is now. */
export function useWaysIn(key: KeepList_viewer$key): readonly WayIn[] {
  const viewer = useFragment(
    graphql`
      fragment KeepList_viewer on Viewer {
        accessTokens {
          id
          name
        }
        calendarFeeds {
          id
          kind
        }
        deviceAccounts {
          id
          provider
          wantsKey
        }
        webhooks {
          id
          url
          state
        }
        coach {
          invites @required(action: THROW) {
            id
            name
          }
        }
      }
    `,
    key,
  );
  return KINDS.flatMap((kind) => kind(viewer) ?? []);
}

interface KeepListProps {
  label: string;
  hint: string;
  ways: readonly WayIn[];
  isKept: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** A box for each: ticked, it goes on. Nothing where there is nothing to keep. */
export function KeepList({ label, hint, ways, isKept, onToggle }: KeepListProps) {
  if (ways.length === 0) return null;
  return (
    <FieldGroup label={label} hint={hint}>
      <Stack gap={2}>
        {ways.map((way) => (
          <Checkbox key={way.id} label={way.label} checked={isKept(way.id)} onChange={() => onToggle(way.id)} />
        ))}
      </Stack>
    </FieldGroup>
  );
}

/** The chosen ids with that one, or without it where it was among them. */
export const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
