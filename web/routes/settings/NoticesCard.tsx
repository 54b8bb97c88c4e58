import { graphql, useFragment } from 'react-relay';
import type { NoticesCard_viewer$key } from '../../__generated__/NoticesCard_viewer.graphql.ts';
import { PRODUCT } from '../../copy.ts';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/states.tsx';
import { Text } from '../../ui/Text.tsx';
import { NoticeKinds } from './NoticeKinds.tsx';
import { PushBrowsers } from './PushBrowsers.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateNoticeSettings } from './useNoticeSettings.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const DESCRIPTION = `They wait behind the bell, and can be shown by this browser, also while ${PRODUCT} is closed.`;

/** What somebody is told without asking, how, and when not. */
export function NoticesCard({ viewer }: { viewer: NoticesCard_viewer$key }) {
  const { noticeSettings, user } = useFragment(
    graphql`
      fragment NoticesCard_viewer on Viewer {
        noticeSettings {
          email
          quietFrom
          quietUntil
          ...NoticeKinds_settings
          ...PushBrowsers_settings
        }
        user {
          id
          isCoach
        }
      }
    `,
    viewer,
  );
  const [update, isBusy, refusal] = useUpdateNoticeSettings();
  const { quietFrom, quietUntil } = noticeSettings;
  return (
    <SettingsCard
      place="notices"
      description={
        noticeSettings.email ? `${DESCRIPTION} What you have not seen can come by e-mail, once a day.` : DESCRIPTION
      }
    >
      <PushBrowsers settings={noticeSettings} userId={user.id} />
      <NoticeKinds settings={noticeSettings} isCoach={user.isCoach} />
      <Stack gap={2}>
        <Columns>
          <Field label="Quiet from">
            <Select
              options={HOURS}
              value={String(quietFrom)}
              aria-busy={isBusy || undefined}
              onChange={(event) => update({ quietFrom: Number(event.target.value) })}
            />
          </Field>
          <Field label="Quiet until">
            <Select
              options={HOURS}
              value={String(quietUntil)}
              aria-busy={isBusy || undefined}
              onChange={(event) => update({ quietUntil: Number(event.target.value) })}
            />
          </Field>
        </Columns>
        <Text tone="muted" size={2}>
          {quietFrom === quietUntil
            ? 'The two are the same: you are never left alone.'
            : 'In between, by the clock of your time zone, nothing is shown or mailed; it comes when that ends.'}
        </Text>
      </Stack>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </SettingsCard>
  );
}
