import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  AccessTokensCard_viewer$data,
  AccessTokensCard_viewer$key,
} from '../../__generated__/AccessTokensCard_viewer.graphql.ts';
import { fullDate } from '../../cards/dateText.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ToggleChips } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Columns, Inline, Stack } from '../../ui/Layout.tsx';
import { styled } from '../../ui/theme.ts';
import { Text, TextLink } from '../../ui/Text.tsx';
import { NewSecret, Secret } from './NewSecret.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { type AccessScope, accessScopes, accessScopeWord } from './settingsWords.ts';
import { useAccessTokens } from './useAccessTokens.ts';

const LEVELS = [
  { value: 'READ', label: 'Read' },
  { value: 'WRITE', label: 'Read and change' },
  { value: 'SOME', label: 'Only what I choose' },
] as const;
type Level = (typeof LEVELS)[number]['value'];
const SCOPES = accessScopes.map(([value, label]) => ({ value, label }));
const DAYS = ['30', '90', '365'].map((value) => ({ value, label: `${value} days` }));

const Row = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  paddingY: '$3',
  borderTop: '1px solid $colors$line',
});

type Token = NonNullable<AccessTokensCard_viewer$data['accessTokens']>[number];
const dayOf = (instant: string) => fullDate(instant.slice(0, 10));

function TokenRow({ token, onRevoke }: { token: Token; onRevoke: (id: string) => void }) {
  const { id, name, scope, scopes, expiresAt, lastUsedAt } = token;
  return (
    <Row>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Badge tone={scope === 'WRITE' ? 'warning' : 'neutral'}>
            {scopes ? 'Limited' : scope === 'WRITE' ? 'Read and change' : 'Read'}
          </Badge>
        </Inline>
        {scopes && (
          <Text size={2} tone="subtle">
            {scopes.map((one) => accessScopeWord(one) ?? one).join(', ')}
          </Text>
        )}
        <Text size={2} tone="subtle">
          {`Ends ${dayOf(expiresAt)}. ${lastUsedAt ? `Last used ${dayOf(lastUsedAt)}.` : 'Never used.'}`}
        </Text>
      </Stack>
      <IconButton label={`Revoke ${name}`} tone="danger" onClick={() => onRevoke(id)}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}

const description = (
  <>
    Access tokens let your own programs use the API in your name. <TextLink href="/graphql">Try the API</TextLink> An
    assistant that speaks MCP reads your plan and proposes changes at <Secret>{`${location.origin}/mcp`}</Secret>
  </>
);

/** Tokens with which programs speak for this account. */
export function AccessTokensCard({ viewer }: { viewer: AccessTokensCard_viewer$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokensCard_viewer on Viewer {
        accessTokens {
          id
          name
          scope
          scopes
          expiresAt
          lastUsedAt
        }
      }
    `,
    viewer,
  );
  const [name, setName] = useState('');
  const [level, setLevel] = useState<Level>('READ');
  const [scopes, setScopes] = useState<readonly AccessScope[]>([]);
  const [days, setDays] = useState('90');
  const { create, revoke, made, errors, isBusy } = useAccessTokens((sent) =>
    setName((typed) => (typed === sent ? '' : typed)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const may = level === 'SOME' ? { scopes: [...scopes] } : { scope: level };
    if (!isBusy) create({ name, ...may, days: Number(days) });
  };
  return (
    <SettingsCard place="developer" description={description}>
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <Columns count={3} gap={4}>
            <Field label="Name" required error={errors.name}>
              <TextInput
                value={name}
                maxLength={100}
                onChange={(event) => setName(event.target.value)}
                placeholder="My script"
              />
            </Field>
            <Field label="May">
              <Select options={LEVELS} value={level} onChange={(event) => setLevel(event.target.value as Level)} />
            </Field>
            <Field label="Ends after">
              <Select options={DAYS} value={days} onChange={(event) => setDays(event.target.value)} />
            </Field>
          </Columns>
          {level === 'SOME' && (
            <FieldGroup label="Scopes" error={errors.scopes}>
              <ToggleChips options={SCOPES} value={scopes} onChange={setScopes} />
            </FieldGroup>
          )}
          <div>
            <Button type="submit" busy={isBusy}>
              Create Token
            </Button>
          </div>
        </Stack>
      </form>
      {/* one that has ended opens nothing any more */}
      {made && accessTokens?.some(({ id }) => id === made.id) && (
        <NewSecret key={made.id} title="Copy your token now: it is not shown again." secret={made.secret} />
      )}
      {accessTokens && accessTokens.length > 0 && (
        <ul aria-label="Access tokens">
          {accessTokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={revoke} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
