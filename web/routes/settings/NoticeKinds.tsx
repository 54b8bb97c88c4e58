import { OF_COACHES } from '../../../api/core/codes/notice.ts';
import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NoticeKind, NoticeKinds_settings$key } from '../../__generated__/NoticeKinds_settings.graphql.ts';
import { wordOf } from '../../names.ts';
import { Notice } from '../../ui/states.tsx';
import { CheckBox } from '../../ui/choices.tsx';
import { styled } from '../../ui/theme.ts';
import { noticeKinds } from './settingsWords.ts';
import { useUpdateNoticeSettings } from './useNoticeSettings.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '$3',
  '& th, & td': { paddingY: '$2', textAlign: 'left', fontWeight: '$normal', verticalAlign: 'middle' },
  '& thead th': { fontSize: '$2', color: '$textMuted', paddingTop: 0 },
  '& tbody tr': { borderTop: '1px solid $colors$line' },
  '& th + th, & td': { width: '4.5rem', textAlign: 'center' },
});
const Name = styled('span', { display: 'block', fontWeight: '$medium' });
const Note = styled('span', { display: 'block', fontSize: '$2', color: '$textMuted', lineHeight: '$snug' });
const Box = styled('label', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '$control',
  minHeight: '1.75rem',
  cursor: 'pointer',
  '@touch': { minWidth: '$touch', minHeight: '$touch' },
});

/** A box whose words stand at the head of its row and its column. */
const KindBox = ({ label, ...rest }: ComponentProps<'input'> & { label: string }) => (
  <Box>
    <CheckBox>
      <input type="checkbox" aria-label={label} {...rest} />
      <IconCheck size={14} stroke={3} aria-hidden />
    </CheckBox>
  </Box>
);

type Way = 'push' | 'email';
const WAYS: Readonly<Record<Way, string>> = { push: 'Browser', email: 'E-mail' };

interface NoticeKindsProps {
  settings: NoticeKinds_settings$key;
  isCoach: boolean;
}

/** Kind by kind: whether it is shown by the browser, and whether it comes by e-mail. */
export function NoticeKinds({ settings: key, isCoach }: NoticeKindsProps) {
  const chosen = useFragment(
    graphql`
      fragment NoticeKinds_settings on NoticeSettings {
        push
        email
      }
    `,
    key,
  );
  const [update, isBusy, refusal] = useUpdateNoticeSettings();
  const toggle = (way: Way, kind: NoticeKind, isOn: boolean) =>
    update({ [way]: [...(chosen[way] ?? []).filter((other) => other !== kind), ...(isOn ? [kind] : [])] });
  const ways = (['push', 'email'] as const).filter((way) => chosen[way] != null);
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Tell me when</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {WAYS[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds
            .filter(([kind]) => isCoach || !OF_COACHES.includes(wordOf(kind)))
            .map(([kind, { name, note }]) => (
              <tr key={kind}>
                <th scope="row">
                  <Name>{name}</Name>
                  {note && <Note>{note}</Note>}
                </th>
                {ways.map((way) => (
                  <td key={way}>
                    <KindBox
                      label={`${name}: ${WAYS[way]}`}
                      checked={chosen[way]!.includes(kind)}
                      aria-busy={isBusy || undefined}
                      onChange={(event) => toggle(way, kind, event.currentTarget.checked)}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Table>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </>
  );
}
