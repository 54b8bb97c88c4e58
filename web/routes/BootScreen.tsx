import { LoadingScreen } from '../ui/Spinner.tsx';
import { styled } from '../ui/theme.ts';
import { PublicHeader } from './PublicHeader.tsx';

const Frame = styled('div', { position: 'relative', '& > header': { position: 'absolute', inset: '0 0 auto' } });

/** What index.html drew before the app came, drawn by the app while the first screen is on its way: nothing jumps. */
export function BootScreen() {
  return (
    <Frame>
      <PublicHeader />
      <LoadingScreen />
    </Frame>
  );
}
