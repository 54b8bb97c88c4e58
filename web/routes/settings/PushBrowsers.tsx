import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PushBrowsers_settings$key } from '../../__generated__/PushBrowsers_settings.graphql.ts';
import { momentText } from '../../cards/momentText.ts';
import { isPushAllowed, pushSupport, subscribeToPush, unsubscribeFromPush } from '../../offline/push.ts';
import { forgetPush, keepWanting } from '../../offline/pushWish.ts';
import { PRODUCT } from '../../copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Text } from '../../ui/Text.tsx';
import { usePushBrowsers } from './useNoticeSettings.ts';

const NOT_HERE = {
  missing: `This browser cannot show notices. On an iPhone or iPad, add ${PRODUCT} to the home screen first and open it there.`,
  denied:
    'This browser was told to show no notices of this site. Allow them in its settings, then switch them on here.',
} as const;
const NOT_ALLOWED = 'The browser did not allow it. Allow notices of this site in its settings, and try again.';

const NOT_REACHED = 'The browser could not reach its push service. Check your connection and try again.';

interface PushBrowsersProps {
  settings: PushBrowsers_settings$key;
  userId: string;
}

/** Whether this browser shows notices, and which others do. */
export function PushBrowsers({ settings, userId }: PushBrowsersProps) {
  const { key, browsers } = useFragment(
    graphql`
      fragment PushBrowsers_settings on NoticeSettings {
        key
        browsers @required(action: THROW) {
          id
          since
          isThis
        }
      }
    `,
    settings,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { add, remove, isBusy } = usePushBrowsers(setProblem);
  const support = pushSupport();
  const known = browsers.find(({ isThis }) => isThis);
  // its owner may have taken the permission back
  const here = isPushAllowed() ? known : undefined;
  const others = browsers.filter(({ isThis }) => !isThis);

  const switchOn = async () => {
    setProblem(null);
    setAsking(true);
    const keys = await subscribeToPush(key).catch(() => null);
    setAsking(false);
    if (keys) add(keys, () => keepWanting(userId));
    else setProblem(pushSupport() === 'denied' ? NOT_HERE.denied : isPushAllowed() ? NOT_REACHED : NOT_ALLOWED);
  };
  const switchOff = () => {
    setProblem(null);
    remove(here!.id, () => {
      forgetPush();
      void unsubscribeFromPush().catch(() => {});
    });
  };
  return (
    <Stack gap={3}>
      {support === 'ready' ? (
        <Switch
          label="Show notices in this browser"
          note={here ? 'On, for as long as you are signed in here.' : 'Off: they wait until you look.'}
          checked={here !== undefined}
          aria-busy={isBusy || isAsking || undefined}
          onChange={(isWanted) => {
            if (isBusy || isAsking) return;
            if (isWanted) void switchOn();
            else switchOff();
          }}
        />
      ) : (
        <Text tone="muted">{NOT_HERE[support === 'denied' ? 'denied' : 'missing']}</Text>
      )}
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {others.length > 0 && (
        <Stack as="ul" gap={2} aria-label="Other browsers that show notices">
          {others.map(({ id, since }) => (
            <li key={id}>
              <Inline gap={3} justify="between">
                <Text tone="muted">Another browser, since {momentText(since)}</Text>
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={`Remove the browser since ${momentText(since)}`}
                  onClick={() => remove(id)}
                >
                  Remove
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
