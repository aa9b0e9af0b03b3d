import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { deviceWords } from '../../base/device-words.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { ask } from '../../net/server.ts';
import { LinkField } from '../share/link-field.tsx';
import { QrCode } from '../share/qr-code.tsx';

/** A link with which another browser becomes the same person. Each opening makes one, and ends the one before. */
export function DeviceSheet(props: { readonly onClose: () => void }) {
  const words = deviceWords();
  const [token, setToken] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const request = async (): Promise<void> => {
    setFailed(false);
    const answer = await ask({ t: 'device' });
    if (answer.ok) setToken(answer.token);
    else setFailed(true);
  };
  useEffect(() => void request(), []);
  const url = `${location.origin}/device#${token}`;
  return (
    <Sheet title={words['sheet.title']} onClose={props.onClose}>
      <p>{words['sheet.line']}</p>
      {failed ? (
        <Button onClick={() => void request()}>{words['sheet.anew']}</Button>
      ) : token === undefined ? (
        <p role="status">{words['sheet.waiting']}</p>
      ) : (
        <>
          <QrCode text={url} label={words['sheet.qr']} />
          <LinkField url={url} label={words['sheet.link']} />
        </>
      )}
      <p>{words['sheet.good']}</p>
    </Sheet>
  );
}
