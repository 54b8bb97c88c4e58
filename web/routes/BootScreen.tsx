import { LoadingScreen } from '../ui/Spinner.tsx';

/** What the document shows until the application does, put there by the server or by index.html. */
const drawn = globalThis.document?.getElementById('root')?.firstElementChild;

/** The same, kept by the application while its first screen is on its way: nothing jumps. */
export function BootScreen() {
  return drawn ? <div ref={(place) => place?.append(drawn)} /> : <LoadingScreen />;
}
