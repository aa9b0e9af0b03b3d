import '../share/code-letters.css';
import { Button } from '../../components/controls.tsx';
import { Picture } from '../../components/scene.tsx';
import { common, lobbyWords } from '../../base/i18n.ts';
import { tablePath } from '../../base/router.ts';
import { theme } from '../../base/settings.ts';
import type { PictureId } from '../../symbols/art.ts';
import { LinkField } from '../share/link-field.tsx';
import { QrCode } from '../share/qr-code.tsx';

export function Invite(props: {
  readonly code: string /** As people call it. */;
  readonly game: string;
  readonly picture: PictureId | undefined;
}) {
  const words = lobbyWords();
  const link = location.origin + tablePath(props.code);

  const share = (): void => {
    const text = words['lobby.share-text']({ game: props.game });
    // Rejects when the person closes the system's sheet, which is an answer too.
    navigator.share({ title: common()['app.name'], text, url: link }).catch(() => undefined);
  };

  return (
    <section class="invite column" aria-labelledby="invite">
      <h2 id="invite">{words['lobby.invite']}</h2>
      <QrCode text={link} label={words['lobby.invite-qr']({ link })} />
      <p class="code-letters">
        <span class="visually-hidden">{words['lobby.code']({ code: props.code })}</span>
        {[...props.code].map((letter, i) => (
          <i key={i} aria-hidden="true">
            {letter}
          </i>
        ))}
      </p>
      <LinkField url={link} label={words['lobby.link']} />
      {typeof navigator.share === 'function' && (
        <Button icon="share" onClick={share}>
          {words['lobby.share']}
        </Button>
      )}
      {props.picture !== undefined && <Picture picture={props.picture} time={theme.value} class="art" />}
    </section>
  );
}
