// The page as an app of the device, where the browser offers that. No list of types knows the event yet.
import { type ReadonlySignal, signal } from '@preact/signals';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<InstallOffer | undefined>(undefined);

export const installOffer: ReadonlySignal<object | undefined> = offer;

// Else some browsers ask at once, whatever the person is about to do.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer.value = event as InstallOffer;
});
addEventListener('appinstalled', () => (offer.value = undefined));

/** An offer can be taken up once. */
export const install = (): void => {
  const now = offer.peek();
  offer.value = undefined;
  void now?.prompt();
};
