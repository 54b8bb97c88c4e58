import { IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LanguageModelCard_athlete$key } from '../../__generated__/LanguageModelCard_athlete.graphql.ts';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const SENT = [
  'Your request and the conversation it belongs to, as you typed them',
  'Day, sport, effort and length of your workouts',
  'Your unavailable days and limits, and the days and kinds of your races',
  'Which sports an injury rules out for now',
  'What your coach wants to be kept in mind',
  'The numbers of your weekly review',
];
const NOT_SENT = [
  'Your name, e-mail address, age or gender',
  'Notes, check-ins, feedback and what hurts',
  'Names of races and of workouts',
  'Anything from a device, and where you train',
  'Questions about your health: those are for a doctor',
];

const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$2', fontSize: '$3', lineHeight: '$snug' });
const Item = styled('li', {
  display: 'flex',
  gap: '$2',
  color: '$textMuted',
  '& svg': { flexShrink: 0, marginTop: '0.1em' },
});

/** Whether a language model may help the built-in coach, with what it would be told. */
export function LanguageModelCard({ athlete: key }: { athlete: LanguageModelCard_athlete$key }) {
  const { languageModel } = useFragment(
    graphql`
      fragment LanguageModelCard_athlete on Athlete {
        languageModel {
          name
          host
          isAllowed
          formerHost
        }
      }
    `,
    key,
  );
  const [update, isBusy, refusal] = useUpdateSettings();
  const [wanted, setWanted] = useState(false);
  if (!languageModel) {
    return (
      <SettingsCard place="language-model">
        <Text tone="muted">
          None is set up on this server, and none is needed: the built-in coach reads your requests and writes your
          weekly review by itself. Nothing that you write leaves the server.
        </Text>
      </SettingsCard>
    );
  }
  const { name, host, formerHost } = languageModel;
  // what was switched shows at once; a refusal takes it back
  const isAllowed = isBusy ? wanted : languageModel.isAllowed;
  return (
    <SettingsCard
      place="language-model"
      description="The built-in coach answers most requests by itself. A language model can read those that it cannot, and word your weekly review. What it proposes keeps your limits like everything else, and nothing changes before you apply it."
    >
      <Columns gap={6}>
        <Facts title="What is sent" facts={SENT} icon={<IconCheck size={16} aria-hidden />} />
        <Facts title="What is never sent" facts={NOT_SENT} icon={<IconX size={16} aria-hidden />} />
      </Columns>
      {formerHost && !isAllowed && (
        <Notice>
          You allowed {formerHost}. This server now sends to {host} instead, so nothing is sent until you switch it on
          again.
        </Notice>
      )}
      <Switch
        label="Let the language model help"
        note={`${isAllowed ? 'On: some requests are sent' : 'Off: nothing is sent'} to ${host} (${name}).`}
        checked={isAllowed}
        aria-busy={isBusy || undefined}
        onChange={(isOn) => {
          if (isBusy) return;
          setWanted(isOn);
          update({ modelConsent: isOn });
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

function Facts({ title, facts, icon }: { title: string; facts: readonly string[]; icon: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading as="h3" size={3}>
        {title}
      </Heading>
      <List>
        {facts.map((fact) => (
          <Item key={fact}>
            {icon}
            <span>{fact}</span>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
