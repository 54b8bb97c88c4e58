import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WeeklySummaryCard_user$key } from '../../__generated__/WeeklySummaryCard_user.graphql.ts';
import { Notice } from '../../ui/states.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Text } from '../../ui/Text.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** What comes by e-mail without being asked for each time. */
export function WeeklySummaryCard({ user: key }: { user: WeeklySummaryCard_user$key }) {
  const { weeklyDigest } = useFragment(
    graphql`
      fragment WeeklySummaryCard_user on User {
        weeklyDigest {
          isOn
          email
        }
      }
    `,
    key,
  );
  const [update, isBusy, refusal] = useUpdateSettings();
  const [wanted, setWanted] = useState(false);
  if (!weeklyDigest) {
    return (
      <SettingsCard place="notifications">
        <Text tone="muted">
          This server sends no e-mail, so no summary can come. Your weekly review is on the dashboard.
        </Text>
      </SettingsCard>
    );
  }
  // what was switched shows at once; a refusal takes it back
  const isOn = isBusy ? wanted : weeklyDigest.isOn;
  return (
    <SettingsCard
      place="notifications"
      description="A summary every Monday morning: how last week went, what your coach makes of it, and the workouts ahead. It holds the names and lengths of your workouts; notes and check-ins stay here."
    >
      <Switch
        label="Send me a weekly summary"
        note={
          isOn
            ? `On: to ${weeklyDigest.email}, on Mondays from 6 in the morning. Each e-mail has a link that stops it.`
            : 'Off: no e-mail is sent.'
        }
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(isWanted) => {
          if (isBusy) return;
          setWanted(isWanted);
          update({ weeklyDigest: isWanted });
        }}
      />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </SettingsCard>
  );
}
