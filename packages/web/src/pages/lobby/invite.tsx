import { useMemo, useRef } from 'preact/hooks';
import { encode } from 'uqr';
import { Button, IconButton } from '../../components/controls.tsx';
import { WonderScene } from '../../components/wonder.tsx';
import { common, lobbyWords } from '../../base/i18n.ts';
import { tablePath } from '../../base/router.ts';
import { sceneOf } from '../scene-of.ts';
import { theme } from '../../base/settings.ts';
import { toast } from '../../base/toasts.ts';

function QrCode(props: { readonly text: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(props.text, { ecc: 'M', border: 0 });
    const cells = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: cells.join('') };
  }, [props.text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      shape-rendering="crispEdges"
      role="img"
      aria-label={lobbyWords()['lobby.invite-qr']({ link: props.text })}
    >
      <path d={path} />
    </svg>
  );
}

export function Invite(props: { readonly code: string /** As people call it. */; readonly game: string }) {
  const words = lobbyWords();
  const field = useRef<HTMLInputElement>(null);
  const link = location.origin + tablePath(props.code);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words['lobby.copied']);
    } catch {
      // No clipboard on plain http, or not allowed: the person can still copy the selected text.
      field.current?.focus();
      field.current?.select();
      toast(words['lobby.copy-failed'], 'refused');
    }
  };
  const share = (): void => {
    const text = words['lobby.share-text']({ game: props.game });
    // Rejects when the person closes the system's sheet, which is an answer too.
    navigator.share({ title: common()['app.name'], text, url: link }).catch(() => undefined);
  };

  return (
    <section class="invite column" aria-labelledby="invite">
      <h2 id="invite">{words['lobby.invite']}</h2>
      <div class="qr-code centred">
        <QrCode text={link} />
      </div>
      <p class="letters">
        <span class="visually-hidden">{words['lobby.code']({ code: props.code })}</span>
        {[...props.code].map((letter, i) => (
          <i key={i} aria-hidden="true">
            {letter}
          </i>
        ))}
      </p>
      <div class="link">
        <input
          ref={field}
          readOnly
          value={location.host + tablePath(props.code)}
          aria-label={words['lobby.link']}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton icon="copy" label={words['lobby.copy']} onClick={() => void copy()} />
      </div>
      {typeof navigator.share === 'function' && (
        <Button icon="share" onClick={share}>
          {words['lobby.share']}
        </Button>
      )}
      <WonderScene scene={sceneOf(props.code)} time={theme.value} built class="art" />
    </section>
  );
}
