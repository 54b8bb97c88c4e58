import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './Button.tsx';
import { TextInput } from './inputs.tsx';
import { styled } from './theme.ts';

const Root = styled('span', {
  position: 'relative',
  display: 'block',
  '& input': { paddingRight: '$12' },
  '& button': { position: 'absolute', right: '$1', top: '50%', translate: '0 -50%' },
});

/** A password with a button that shows it in clear. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [clear, setClear] = useState(false);
  const Icon = clear ? IconEyeOff : IconEye;
  return (
    <Root>
      <TextInput {...props} type={clear ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton label={clear ? 'Hide characters' : 'Show characters'} size="small" onClick={() => setClear(!clear)}>
        <Icon size={18} aria-hidden />
      </IconButton>
    </Root>
  );
}
